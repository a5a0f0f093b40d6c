// What Bellum Magica draws for how to play it.
import "./dyes.css";
import type { GameHowTo } from "$lib/howto";
import Creature from "./howto/Creature.svelte";
import Day from "./howto/Day.svelte";
import Lines from "./howto/Lines.svelte";
import Piece from "./howto/Piece.svelte";
import Table from "./howto/Table.svelte";

const howto: GameHowTo = { pictures: { table: Table, turn: Day, lines: Lines, creature: Creature }, Piece };

export default howto;
