/** Workers in the same thread, that play when a test lets them, in the order that it likes. */
import { reportOn, type Task } from '@turn7/simulator';
import type { Room } from '../../src/game/bots/thinker.ts';

class PlayRoom extends EventTarget implements Room {
  task: Task | null = null;
  isOpen = true;

  postMessage(task: Task): void {
    this.task = task;
  }

  terminate(): void {
    this.isOpen = false;
  }
}

export class PlayRooms {
  readonly all: PlayRoom[] = [];
  #now = 0;

  readonly open = (): Room => {
    const room = new PlayRoom();
    this.all.push(room);
    return room;
  };

  get busy(): readonly PlayRoom[] {
    return this.all.filter(({ isOpen, task }) => isOpen && task !== null);
  }

  /** One of those that have something to play plays it; every game takes five milliseconds. */
  async answer(place: number): Promise<void> {
    const room = this.busy[place % this.busy.length];
    if (!room?.task) throw new Error('no worker has anything to play');
    const { task } = room;
    const clock = () => {
      this.#now += task.games * 5;
      return this.#now;
    };
    room.task = null;
    room.dispatchEvent(new MessageEvent('message', { data: reportOn(task, clock) }));
    await settled();
  }

  async crash(place: number, why: { readonly message?: string } = { message: 'out of memory' }): Promise<void> {
    this.busy[place]?.dispatchEvent(Object.assign(new Event('error'), why));
    await settled();
  }
}

/** All that follows from it has happened. */
export const settled = (): Promise<void> => new Promise((then) => setImmediate(then));
