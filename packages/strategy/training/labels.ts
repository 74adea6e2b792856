/** What answers are worth, by playouts: what the judgement learns from. */
import { choicesOf, Game, NO_CARD, NO_HAND, rulesFrom, SeededShuffler } from '@turn7/engine';
import type { Bot } from '../src/bot.ts';
import { Closer, rivalToCatch } from '../src/bots/closer.ts';
import { Count } from '../src/bots/count.ts';
import { aimNameOf, SCALE } from '../src/bots/judgement.ts';
import type { NetData } from '../src/bots/net.ts';
import { AIM_INPUTS, HIT_INPUTS, Outlook } from '../src/bots/outlook.ts';
import { Playouts } from '../src/bots/playout.ts';
import { Stay } from '../src/bots/stay.ts';
import { WinChance } from '../src/bots/win-chance.ts';
import { Random } from './random.ts';
import { Samples } from './samples.ts';

export interface LabelTask {
  readonly kind: 'labels';
  /** How many hit-or-stay questions are labelled; those about cards come as they come. */
  readonly questions: number;
  readonly seed: number;
  /** How playouts end. */
  readonly winChance: NetData;
}

/** Table sizes, each as likely as the other. */
const SIZES = [2, 2, 3, 4, 4, 4, 5, 6, 6, 8];
/** Playouts of an answer: many rough labels teach more than few fine ones. */
const PLAYOUTS = 16;
/** Questions about cards are rarer: all of them are labelled, and half of the others. */
const SHARE_OF_HITS = 0.5;
/** Now and then somebody plays at random, so that positions occur which good players avoid. */
const NOISE = 0.04;

export type Labels = { readonly [net in 'hit' | 'lock' | 'turnThree' | 'lifeSaver']: Samples };

export class Labeller {
  readonly labels: Labels;
  readonly #player: Bot;
  readonly #playouts: Playouts;
  readonly #outlook: Outlook;
  readonly #random: Random;

  constructor(player: Bot, { questions, seed, winChance }: LabelTask) {
    this.#player = player;
    this.#playouts = new Playouts(player, new WinChance(winChance));
    this.#outlook = new Outlook(new WinChance(winChance));
    this.#random = new Random(seed);
    const aims = (): Samples => new Samples(AIM_INPUTS, questions);
    this.labels = { hit: new Samples(HIT_INPUTS, questions), lock: aims(), turnThree: aims(), lifeSaver: aims() };
  }

  /** Plays games and labels their questions until there are enough. */
  run(): Labels {
    while (this.labels.hit.room > 0) this.#playGame();
    return this.labels;
  }

  #playGame(): void {
    const seats = this.#pick(SIZES);
    const game = new Game(rulesFrom({ seats }), new SeededShuffler(this.#random.below(2 ** 31)));
    const field = this.#random.unit() < 0.5 ? [this.#player] : [this.#player, this.#player, ...STRANGERS];
    const bots = Array.from({ length: seats }, () => this.#pick(field));
    game.start(this.#random.below(seats));
    while (!game.finished && this.labels.hit.room > 0) {
      if (game.askedCard !== NO_CARD) this.#labelAim(game);
      else if (this.#random.unit() < SHARE_OF_HITS) this.#labelHit(game);
      const isNoise = this.#random.unit() < NOISE;
      game.play(isNoise ? this.#pick(choicesOf(game)) : this.#pickOf(bots, game.asked.seat).choose(game));
    }
  }

  #labelHit(game: Game): void {
    if (rivalToCatch(game) !== NO_HAND) return; // nobody needs to learn that
    const [hit = 0, stay = 0] = this.#worths(game);
    this.#outlook.look(game, game.asked);
    this.labels.hit.add(this.#outlook.hitOrStay(game), SCALE * (hit - stay));
  }

  #labelAim(game: Game): void {
    const samples = this.labels[aimNameOf(game.askedCard)];
    const targets = choicesOf(game);
    if (samples.room < targets.length) return;
    const worths = this.#worths(game);
    const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
    this.#outlook.look(game, game.asked);
    targets.forEach((target, i) => {
      const input = this.#outlook.aim(game, game.hands[target]!); // a target is one of the hands
      samples.add(input, SCALE * ((worths[i] ?? mean) - mean));
    });
  }

  /** The chance to win after each answer, in the order of `choicesOf`: hit, stay, or the targets. */
  #worths(game: Game): number[] {
    const choices = choicesOf(game);
    const sums = choices.map(() => 0);
    this.#playouts.take(game);
    for (let playout = 0; playout < PLAYOUTS; playout++) {
      const seed = this.#random.below(2 ** 31);
      choices.forEach((choice, i) => {
        sums[i]! += this.#playouts.play(choice, seed); // one sum for each choice
      });
    }
    return sums.map((sum) => sum / PLAYOUTS);
  }

  #pick<T>(items: readonly T[]): T {
    return this.#pickOf(items, this.#random.below(items.length));
  }

  #pickOf<T>(items: readonly T[], index: number): T {
    return items[index]!; // callers stay below the length
  }
}

/** Players that a good one will meet. */
const STRANGERS: readonly Bot[] = [new Closer(), new Count(), new Stay(25)];
