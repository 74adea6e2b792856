/** Long work takes turns, so that several assistants together ask no more of this machine than one. */
let last: Promise<unknown> = Promise.resolve();

export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => {}); // it is told to whoever asked for it
  return turn;
}
