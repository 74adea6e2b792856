/** Workers in the same thread, that play when a test lets them, in the order that it likes. */
import { type Task, TaskPlayer } from '@turn7/simulator';
import type { RawWorker } from '../../src/game/bots/bot-worker.ts';

class PlayWorker extends EventTarget implements RawWorker {
  task: Task | null = null;
  isOpen = true;

  postMessage(task: Task): void {
    this.task = task;
  }

  terminate(): void {
    this.isOpen = false;
  }
}

export class PlayWorkers {
  readonly all: PlayWorker[] = [];
  #now = 0;

  readonly open = (): RawWorker => {
    const worker = new PlayWorker();
    this.all.push(worker);
    return worker;
  };

  get busy(): readonly PlayWorker[] {
    return this.all.filter(({ isOpen, task }) => isOpen && task !== null);
  }

  /** One of those that have something to play plays it; every game takes five milliseconds. */
  async answer(place: number): Promise<void> {
    const worker = this.busy[place % this.busy.length];
    if (!worker?.task) throw new Error('no worker has anything to play');
    const { task } = worker;
    const clock = () => {
      this.#now += task.games * 5;
      return this.#now;
    };
    worker.task = null;
    worker.dispatchEvent(new MessageEvent('message', { data: new TaskPlayer().report(task, clock) }));
    await settled();
  }

  async crash(place: number, why: { readonly message?: string } = { message: 'out of memory' }): Promise<void> {
    this.busy[place]?.dispatchEvent(Object.assign(new Event('error'), why));
    await settled();
  }
}

/** All that follows from it has happened. */
export const settled = (): Promise<void> => new Promise((then) => setImmediate(then));
