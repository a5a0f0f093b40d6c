// How to play the Legend, in pictures: an episode from the symbols to the rewards, what a hand looks like, and the pieces of its tables.
import "./dyes.css";
import "./index"; // so that what both need stays in one file with the table
import type { GameHowTo } from "$lib/howto";
import Episode from "./howto/Episode.svelte";
import Hand from "./howto/Hand.svelte";
import Piece from "./howto/Piece.svelte";

const told: GameHowTo = { pictures: { episode: Episode, hand: Hand }, Piece };

export default told;
