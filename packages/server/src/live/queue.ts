/** Things that are done one after the other, in the order in which they came. */
export class Queue {
  #work: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  async inTurn<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const result = this.#work.then(task);
    this.#work = result.catch(() => {});
    try {
      return await result;
    } finally {
      this.#waiting--;
    }
  }
}
