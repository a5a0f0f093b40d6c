// What an episode offers, loaded with the first that offers something: rewards or cards to be taken, the odds of a risk.
export { default as Odds } from "./Odds.svelte";
export { default as Targets } from "./Targets.svelte";
