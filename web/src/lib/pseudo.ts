// A language that nobody speaks: English, accented and two fifths longer. What does not fit then would not fit in some other language either.

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áƀćďéƒǧĥíĵķĺḿńóƥɋŕśťúṽŵẋýžÁƁĆĎÉƑǦĤÍĴĶĹḾŃÓƤɊŔŚŤÚṼŴẊÝŽ";
const VOWELS = /[aeiouyAEIOUY]/;
const LONGER = 0.4;

/** Return a text accented, its vowels doubled until it is two fifths longer; what has none gets more of its last letter, a code in capitals stays. */
export function longer(text: string): string {
  return text.replace(/[A-Za-z]+/g, (word) => (/^[A-Z]{2,}$/.test(word) ? word : drawn(word)));
}

function drawn(word: string): string {
  let more = Math.ceil(word.length * LONGER);
  let found = "";
  for (const letter of word) {
    const accented = ACCENTED[LETTERS.indexOf(letter)] ?? letter;
    found += accented;
    if (more && VOWELS.test(letter)) {
      found += accented.toLowerCase();
      more--;
    }
  }
  return found + found.slice(-1).toLowerCase().repeat(more);
}
