// What how-to-play draws of the Movie.
import "./dyes.css";
import type { GameHowTo } from "$lib/howto";
import Boards from "./howto/Boards.svelte";
import Piece from "./howto/Piece.svelte";
import Turn from "./howto/Turn.svelte";

const drawn: GameHowTo = { pictures: { turn: Turn, boards: Boards }, Piece };

export default drawn;
