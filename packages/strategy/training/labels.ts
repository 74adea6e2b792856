/** What answers are worth, by playouts: what the judgement learns from. */
import { choicesOf, Game, NO_CARD, NO_HAND, rulesFrom, SeededShuffler } from '@turn7/engine';
import type { Bot } from '../src/bot.ts';
import { Closer, rivalToCatch } from '../src/bots/closer.ts';
import { type Company, ITS_LIKE } from '../src/bots/company.ts';
import { aimNameOf, Judgement, SCALE, type Training } from '../src/bots/judgement.ts';
import type { NetData } from '../src/bots/net.ts';
import { AIM_INPUTS, HIT_INPUTS, Outlook } from '../src/bots/outlook.ts';
import { Playouts } from '../src/bots/playout.ts';
import { Sharp } from '../src/bots/sharp.ts';
import { WinChance } from '../src/bots/win-chance.ts';
import { Random } from './random.ts';
import { Samples } from './samples.ts';
import { STRANGERS } from './strangers.ts';

/** Who plays, and plays on in playouts: `closer` before anything is learnt. */
export type Player = Training | 'closer';

export const playerOf = (player: Player): Bot => (player === 'closer' ? new Closer() : new Sharp(player));

export interface LabelTask {
  readonly kind: 'labels';
  readonly player: Player;
  /** How many hit-or-stay questions are labelled; those about cards come as they come. */
  readonly questions: number;
  readonly seed: number;
  /** What the student looks at the table with. */
  readonly winChance: NetData;
  /** How playouts end. */
  readonly ends: NetData;
  /** Who plays on in playouts: the student in every seat, or whoever sits there. */
  readonly playedOn: 'by the student' | 'by everybody';
}

/** Table sizes, each as likely as the other. */
const SIZES = [2, 2, 3, 4, 4, 4, 5, 6, 6, 8];
/** Playouts of an answer, and of a target: many rough labels teach more than few fine ones. */
const PLAYOUTS = 16;
const AIM_PLAYOUTS = 24;
/** Of the seats besides one. */
const SHARE_OF_STUDENTS = 0.2;
/** Questions about cards are rarer: all of them are labelled, and half of the others. */
const SHARE_OF_HITS = 0.5;
/** A student learns most from its own playouts where it is in doubt; of what is clear to it, so many remind it. */
const DOUBT = 0.06;
const SHARE_OF_CLEAR = 0.05;
/** Now and then somebody plays at random, so that positions occur which good players avoid. */
const NOISE = 0.04;

export type Labels = { readonly [net in 'hit' | 'lock' | 'turnThree' | 'lifeSaver']: Samples };

export class Labeller {
  readonly labels: Labels;
  readonly #player: Bot;
  readonly #judgement: Judgement | null;
  readonly #playouts: Playouts;
  readonly #outlook: Outlook;
  readonly #random: Random;
  readonly #playedOn: LabelTask['playedOn'];

  constructor({ player, questions, seed, winChance, ends, playedOn }: LabelTask) {
    this.#player = playerOf(player);
    this.#judgement = player === 'closer' ? null : new Judgement(player);
    this.#playouts = new Playouts(this.#player, new WinChance(ends));
    this.#outlook = new Outlook(new WinChance(winChance));
    this.#random = new Random(seed);
    this.#playedOn = playedOn;
    const aims = (): Samples => new Samples(AIM_INPUTS, questions);
    this.labels = { hit: new Samples(HIT_INPUTS, questions), lock: aims(), turnThree: aims(), lifeSaver: aims() };
  }

  /** Plays games and labels their questions until there are enough. */
  run(): Labels {
    while (this.labels.hit.room > 0) this.#playGame();
    return this.labels;
  }

  #playGame(): void {
    const seats = this.#random.pick(SIZES);
    const game = new Game(rulesFrom({ seats }), new SeededShuffler(this.#random.below(2 ** 31)));
    const bots = this.#company(seats);
    game.start(this.#random.below(seats));
    while (!game.finished && this.labels.hit.room > 0) {
      if (bots[game.asked.seat] === this.#player) this.#label(game, bots);
      const isNoise = this.#random.unit() < NOISE;
      if (isNoise) game.play(this.#random.pick(choicesOf(game)));
      else game.play(bots[game.asked.seat]!.choose(game)); // one for each seat
    }
  }

  /** The student among its like, or among strangers of one kind, as people fill their tables. */
  #company(seats: number): readonly Bot[] {
    const stranger = this.#random.pick([this.#player, ...STRANGERS]);
    const isStudent = (): boolean => this.#random.unit() < SHARE_OF_STUDENTS;
    const bots = Array.from({ length: seats }, () => (isStudent() ? this.#player : stranger));
    return bots.with(this.#random.below(seats), this.#player);
  }

  #label(game: Game, bots: readonly Bot[]): void {
    if (game.askedCard !== NO_CARD) this.#labelAim(game, bots);
    else if (this.#random.unit() < this.#interest(game)) this.#labelHit(game, bots);
  }

  /** The share of such hit-or-stay questions that are labelled. */
  #interest(game: Game): number {
    if (rivalToCatch(game) !== NO_HAND) return 0; // nobody needs to learn that
    if (!this.#judgement) return SHARE_OF_HITS;
    const lead = Math.abs(this.#judgement.hitOverStay(game));
    if (lead === Infinity) return 0;
    return lead < DOUBT ? 1 : SHARE_OF_CLEAR;
  }

  #labelHit(game: Game, bots: readonly Bot[]): void {
    const [hit = 0, stay = 0] = this.#worths(game, bots, PLAYOUTS);
    this.#outlook.look(game, game.asked);
    this.labels.hit.add(this.#outlook.hitOrStay(), SCALE * (hit - stay));
  }

  #labelAim(game: Game, bots: readonly Bot[]): void {
    const samples = this.labels[aimNameOf(game.askedCard)];
    const targets = choicesOf(game);
    if (samples.room < targets.length) return;
    const worths = this.#worths(game, bots, AIM_PLAYOUTS);
    const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
    this.#outlook.look(game, game.asked);
    targets.forEach((target, i) => {
      const input = this.#outlook.aim(game, game.hands[target]!); // a target is one of the hands
      samples.add(input, SCALE * ((worths[i] ?? mean) - mean));
    });
  }

  /** The chance to win after each answer, in the order of `choicesOf`: hit, stay, or the targets. */
  #worths(game: Game, bots: readonly Bot[], playouts: number): number[] {
    const choices = choicesOf(game);
    const sums = choices.map(() => 0);
    this.#playouts.take(game, this.#random.below(2 ** 31), [this.#whoPlaysOn(game, bots)]);
    for (let playout = 0; playout < playouts; playout++) {
      choices.forEach((choice, i) => {
        sums[i]! += this.#playouts.play(choice, playout); // one sum for each choice
      });
    }
    return sums.map((sum) => sum / playouts);
  }

  /** The student in the seat that is asked: what is learnt is how it should play there. */
  #whoPlaysOn({ asked }: Game, bots: readonly Bot[]): Company {
    return this.#playedOn === 'by everybody' ? { ...ITS_LIKE, players: bots.with(asked.seat, this.#player) } : ITS_LIKE;
  }
}
