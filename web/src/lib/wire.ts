// The names of what goes over the wire, as the client uses them; the types themselves are made from the hall's OpenAPI.
export type {
  Advice, Carrying, ClauseInfo, Done, Event, Failure, Found, GameInfo, HallInfo, Here, Incoming, Listing, Me, Message, News, Opening,
  OptionInfo, Outcome, Outgoing, Position, Question, Saying, SeatInfo, TableInfo, Tables, Time, Told, Tried, Trying, Welcome,
  You,
} from "./api";
import type { Hello, Hint, Incoming, Look, Ping, Why } from "./api";

/** A worked example: a position, and moves that are worth trying there. */
export interface Example {
  id: string;
  clauses: string[];
  position: Record<string, unknown>;
  seat: number;
  tries: string[];
}
/** One step of the lesson: a position, what is said, and the moves that are right. */
export interface LessonStep {
  position: Record<string, unknown>;
  seat: number;
  say: string;
  accept: string[];
  done: string;
}

export type Inquiry = Hello | Look | Why | Hint | Ping;
export type AnyCommand = Exclude<Incoming, Inquiry>;
/** A command before it has its key. */
export type Deed = AnyCommand extends infer C ? (C extends { key: string } ? Omit<C, "key"> : never) : never;
