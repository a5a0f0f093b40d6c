// What a seat's panel shows of the Legend: what everybody knows that it has, as icons, and what it did last.
import type { BeowulfLegendSaying } from "$lib/api";
import type { Chip, LastMove } from "$lib/game";
import type { Play } from "$lib/play.svelte";
import type { Told } from "$lib/wire";
import { t, tongue } from "$lib/words.svelte";
import { dyeOf, EFFECTS, signOf, SYMBOLS } from "./cards";
import { cardIn, cardSaid, nameOn, seen, signName, signSaid } from "./saying";
import { events, iconIn } from "./told";

/** What `holds` says in words: cards, tokens, hurts, and special cards that all have seen. */
export function chips(play: Play, seat: number): Chip[] {
  const at = seen(play).seats?.[seat];
  if (!at) return [];
  const sum = (letter: string) => at.owned.filter((token) => token.startsWith(letter)).reduce((total, token) => total + signOf(token).number, 0);
  const held = (name: string) => at.owned.filter((token) => token === name).length;
  const wounds = at.wounds + 2 * at.doubles;
  const counted: Chip[] = [
    { icon: "card-play", count: at.hand.length, said: t("table-cards", { count: at.hand.length }) },
    { icon: "laurel-crown", count: sum("F"), said: t("table-has-fame", { number: sum("F") }) },
    { icon: "coins", count: sum("T"), said: t("table-has-treasure", { number: sum("T") }) },
    { icon: "rune-stone", count: held("?"), said: t("table-has-tokens", { count: held("?") }) },
    { icon: "tied-scroll", count: at.allies.length, said: t("table-has-allies", { count: at.allies.length }) },
    { icon: "broken-skull", count: held("M"), said: t("table-has-misfortunes", { count: held("M") }) },
    { icon: "claw-slashes", count: at.scratches, said: t("table-has-scratches", { count: at.scratches }) },
    { icon: "bleeding-wound", count: wounds, said: t("table-has-wounds", { count: wounds }) },
  ];
  const found = counted.filter(({ count }, i) => i === 0 || count);
  for (const name of at.known) {
    const card = cardIn(play, name);
    const icon = card.type ? SYMBOLS[card.type] : card.effect ? EFFECTS[card.effect] : "";
    if (!card.special || !icon) continue;
    const known = found.find((chip) => chip.icon === icon);
    if (known) known.said = tongue.words.series([known.said, nameOn(card)]);
    else found.push({ icon, said: nameOn(card) });
  }
  return found;
}

/** What a seat did last: the piece, and its name. */
export function lastMove({ seat, says = [] }: Told, play: Play): LastMove | null {
  let found: LastMove | null = null;
  for (const said of events(says)) {
    if (said.args.seat !== seat) continue;
    const made = deed(said, play);
    if (made) found = made;
    if (said.id === "note-took") break; // what it brings is told after it
  }
  return found;
}

function deed(said: BeowulfLegendSaying, play: Play): LastMove | null {
  const ofCard = (kind: string, text?: string): LastMove => {
    const card = cardIn(play, kind);
    return { text: text ?? cardSaid(card), icon: card.type ? SYMBOLS[card.type] : card.effect ? EFFECTS[card.effect] : "card-play", dye: dyeOf(card) };
  };
  switch (said.id) {
    case "note-played":
    case "note-gave":
    case "note-picked":
    case "note-blessed":
      return ofCard(said.args.kind);
    case "note-kept":
    case "note-kept-played":
      return ofCard(said.args.kind);
    case "note-risked":
    case "note-risked-five":
      return { text: t("table-last-risk"), icon: "inverted-dice-5", dye: "dye-power" };
    case "note-failed":
      return { text: t("table-failed"), icon: "inverted-dice-5", dye: "dye-peril" };
    case "note-showed":
    case "note-gave-token":
      return { text: signSaid(said.args.kind), icon: signOf(said.args.kind).icon, dye: "dye-friendship" };
    case "note-took": {
      const name = iconIn(said.args);
      const sign = signOf(name);
      if (sign.card) return ofCard(sign.card, signName(name));
      return { text: signSaid(name), icon: sign.icon || "card-play", dye: ["scratch", "wound", "double", "misfortune"].includes(sign.what) ? "dye-peril" : "dye-friendship" };
    }
    case "note-sealed":
    case "note-laid":
      return { text: t("table-sealed"), icon: "mailed-fist", dye: "dye-back" };
    case "note-out":
    case "note-bid-out":
      return { text: t("table-is-out"), icon: "viking-shield", dye: "dye-fighting" };
    case "note-passed":
      return { text: t("table-passed"), icon: "viking-shield", dye: "dye-fighting" };
    default:
      return null;
  }
}
