/** What the bots at a table are called. */
const NAMES = 'Ada Bo Cleo Dov Eve Finn Gus Hal Ivy Jo Kim Lou Mo Nia Oz Pia'.split(' ');

/** A name that nobody has yet; beyond the list they go round with a number. */
export function botName(taken: readonly string[], first: number): string {
  for (let i = first; ; i++) {
    const lap = Math.floor(i / NAMES.length);
    const name = `${NAMES[i % NAMES.length]}${lap === 0 ? '' : ` ${lap + 1}`}`;
    if (!taken.includes(name)) return name;
  }
}
