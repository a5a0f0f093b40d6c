// Where on the table something happened: what a line of the saga lights when it is touched.
import type { BellumMagicaSaying, BellumMagicaView } from "$lib/api";
import type { Saying } from "$lib/wire";

const ABOUT = ["creature", "place", "castle", "target"] as const; // arguments that name a card
const STEPS: Record<string, number> = { "note-gathered": 1, "note-no-food": 1, "note-scouted": 2, "note-scouted-tie": 2 };

/** Return what was said of a move as the events of this game. */
export const events = (says: readonly Saying[] = []): readonly BellumMagicaSaying[] => says as readonly BellumMagicaSaying[];

/** Return the places that a saying is about: the card it names, the line that was rolled, the lord, the chest. */
export function places(saying: Saying): string[] {
  const { id, args } = saying as BellumMagicaSaying;
  const said = args as Readonly<Record<string, unknown>>;
  const found = ABOUT.flatMap((key) => (typeof said[key] === "string" ? [said[key]] : []));
  if (id === "note-placed") found.push(String(said["other"]));
  found.push(...found.filter((card) => card === said["creature"] || card === said["other"]).map((card) => `horde ${card}`)); // where it hangs beside a castle
  if (id === "note-rolled") found.push(`line ${said["face"]}`, "die");
  if (id in STEPS) found.push(`step ${STEPS[id]}`);
  for (const seat of [said["other"], said["seat"]]) if (typeof seat === "number") found.push(`lord ${seat}`);
  return found;
}

/** Return the step of the day whose strip shows one of these cards: the targets, the creatures for hire; nothing where none does. */
export function stepOf(lit: readonly string[], view: Partial<BellumMagicaView>): number | null {
  const shows = (id: string): boolean => lit.includes(id);
  if ([view.tavern, ...(view.places ?? [])].some((place) => place && shows(place.id))) return 3;
  return view.hires?.some((hire) => hire && shows(hire.card.id)) ? 4 : null;
}
