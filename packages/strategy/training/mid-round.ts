/** How rounds end from wherever they stand: what the chance to win in the middle of a round learns from. */
import { choicesOf, Game, NO_HAND, nextDrawer, rulesFrom, SeededShuffler } from '@turn7/engine';
import type { Bot } from '../src/bot.ts';
import type { Training } from '../src/bots/judgement.ts';
import type { NetData } from '../src/bots/net.ts';
import { Playouts } from '../src/bots/playout.ts';
import { Sharp } from '../src/bots/sharp.ts';
import { WinChance } from '../src/bots/win-chance.ts';
import { chancesAt } from '../src/review/futures.ts';
import { MID_ROUND_INPUTS, MidRound } from '../src/review/mid-round.ts';
import { Random } from './random.ts';
import { Samples } from './samples.ts';
import { STRANGERS } from './strangers.ts';

export interface MidRoundTask {
  readonly kind: 'mid-round';
  readonly seats: number;
  /** Positions; each is a row for every seat. */
  readonly positions: number;
  readonly seed: number;
  /** Who plays on. */
  readonly player: Training;
  /** How playouts end. */
  readonly winChance: NetData;
}

/** Of all positions so many are taken: neighbours teach little more than one of them. */
const SHARE = 0.2;
/** Playouts of a position: many rough answers teach more than few fine ones. */
const PLAYOUTS = 2;
/** Now and then somebody plays at random, so that positions occur which good players avoid. */
const NOISE = 0.04;
/** A net that knows nothing: here only the inputs are wanted. */
const BLANK = { inputs: MID_ROUND_INPUTS, weights: [], output: [0] };

/** Plays games, and some of their positions out to the end of the round. */
export function playMidRound(task: MidRoundTask): Samples {
  return new Sampler(task).run();
}

class Sampler {
  readonly #seats: number;
  readonly #player: Bot;
  readonly #winChance: WinChance;
  readonly #playouts: Playouts;
  readonly #midRound: MidRound;
  readonly #random: Random;
  readonly #samples: Samples;

  constructor({ seats, positions, seed, player, winChance }: MidRoundTask) {
    this.#seats = seats;
    this.#player = new Sharp(player);
    this.#winChance = new WinChance(winChance);
    this.#playouts = new Playouts(this.#player, this.#winChance);
    this.#midRound = new MidRound(BLANK, this.#winChance);
    this.#random = new Random(seed);
    this.#samples = new Samples(MID_ROUND_INPUTS, positions * seats);
  }

  run(): Samples {
    while (this.#samples.room > 0) this.#playGame();
    return this.#samples;
  }

  #playGame(): void {
    const random = this.#random;
    const game = new Game(rulesFrom({ seats: this.#seats }), new SeededShuffler(random.below(2 ** 31)));
    const field = random.unit() < 0.5 ? [this.#player] : [this.#player, this.#player, this.#player, ...STRANGERS];
    const bots = game.hands.map(() => random.pick(field));
    game.begin(random.below(this.#seats));
    while (!game.finished && this.#samples.room > 0) {
      const isSettled = game.isAsked || nextDrawer(game) !== NO_HAND;
      if (isSettled && random.unit() < SHARE) this.#add(game);
      if (!game.isAsked) game.step();
      else if (random.unit() < NOISE) game.answer(random.pick(choicesOf(game)));
      else game.answer(bots[game.asked.seat]!.choose(game)); // one for each seat
    }
  }

  #add(game: Game): void {
    const chances = game.hands.map(() => 0);
    const answer = game.isAsked ? this.#player.choose(game) : null;
    this.#playouts.take(game, this.#random.below(2 ** 31));
    for (let i = 0; i < PLAYOUTS; i++) {
      chancesAt(this.#playouts.playOut(answer, i), this.#winChance).forEach((chance, seat) => {
        chances[seat]! += chance / PLAYOUTS; // one for each seat
      });
    }
    this.#midRound.look(game);
    for (const hand of game.hands) this.#samples.add(this.#midRound.inputsOf(game, hand), chances[hand.seat]!); // likewise
  }
}
