// What Völuspá draws for how to play it.
import "./dyes.css";
import type { GameHowTo } from "$lib/howto";
import Piece from "./howto/Piece.svelte";
import Turn from "./howto/Turn.svelte";

const howto: GameHowTo = { pictures: { turn: Turn }, Piece };

export default howto;
