// The names of what goes over the wire, as the client uses them; the types themselves are made from the hall's OpenAPI.
export type {
  Advice, AskInfo, Attempt, Carrying, ClauseInfo, Closed, Devices, Done, EndTable, EndTurn, Event, Example, Failure, Figure, Found, GameEnd, GameInfo, HallInfo, Here, Hinted, Hints, HookInfo, Hooking, HowTo, HowToBlock, HowToCell, HowToSection, Incoming, Knocked, Listing, Me, Message, News, Opening,
  OptionInfo, Outcome, Outgoing, PlayedOn, PlayOn, Position, Question, Reported, Saying, RulesInfo, SeatInfo, Shunned, TableInfo, Tables, Time, Told, Tried, Trying, Welcome,
  You,
} from "./api";
export type { Step as LessonStep } from "./api";
import type { Hello, Hint, Incoming, Look, Ping, Why } from "./api";

export type Inquiry = Hello | Look | Why | Hint | Ping;
export type AnyCommand = Exclude<Incoming, Inquiry>;
/** A command before it has its key. */
export type Deed = AnyCommand extends infer C ? (C extends { key: string } ? Omit<C, "key"> : never) : never;
