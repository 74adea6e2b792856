import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  createGame,
  type GameEvent,
  HIT,
  Recorder,
  replay,
  SeededShuffler,
  STAY,
  viewOf,
  writeRecord,
} from '../src/index.ts';
import { cards, dice, readOne } from './support.ts';

const players = ['Ann', 'Bob'];

describe('a recorder', () => {
  it('keeps the pile, the choices, the rules and the notes', () => {
    const notes = { title: 'A game', seed: '7' };
    const setup = { pile: cards('7 5 7 9 2'), dealer: 1, target: 50, decks: 2, originalTurnThree: true };
    const recorder = new Recorder({ players, setup, notes }, new SeededShuffler(1));
    recorder.play(HIT);
    recorder.play(STAY);
    expect(recorder.record).toEqual({
      notes,
      players,
      dealer: 1,
      target: 50,
      decks: 2,
      originalTurnThree: true,
      draws: [cards('7 5 7 9 2')],
      moves: [HIT, STAY],
      expects: [],
    });
  });

  it('keeps which choices a bot made for a person, and why', () => {
    const recorder = new Recorder({ players, setup: { pile: cards('7 5 8 9 2') } }, new SeededShuffler(1));
    recorder.play(HIT, 'clock');
    recorder.play(HIT);
    recorder.play(STAY, 'absence');
    expect(recorder.record.standIns).toEqual([
      { move: 0, why: 'clock' },
      { move: 2, why: 'absence' },
    ]);
  });

  it('says only what the table said', () => {
    const { record } = new Recorder({ players, setup: { pile: cards('7 5') } }, new SeededShuffler(1));
    expect(record).toEqual({
      notes: {},
      players,
      dealer: 0,
      target: 200,
      decks: null,
      originalTurnThree: false,
      draws: [cards('7 5')],
      moves: [],
      expects: [],
    });
    expect(writeRecord(record)).not.toContain('decks');
    expect('fairness' in record).toBe(false);
    expect('standIns' in record).toBe(false);
  });

  it('keeps every pile as it was shuffled, top card first', () => {
    const recorder = new Recorder({ players, setup: {} }, new SeededShuffler(3));
    const [pile = []] = recorder.record.draws;
    expect(pile).toHaveLength(94);
    const pair = new Recorder({ players, setup: { pile: cards('7 5') } }, new SeededShuffler(3));
    pair.play(STAY);
    pair.play(STAY);
    expect(pair.record.draws).toHaveLength(2);
    expect([...(pair.record.draws[1] ?? [])].sort()).toEqual(cards('5 7'));
    expect(viewOf(pair.game).seats.map((seat) => seat.cards[0])).toEqual([...(pair.record.draws[1] ?? [])]);
  });

  it('gives records of their moment', () => {
    const recorder = new Recorder({ players, setup: { pile: cards('7 5 9') } }, new SeededShuffler(1));
    const before = recorder.record;
    recorder.play(STAY);
    expect([before.moves, recorder.record.moves]).toEqual([[], [STAY]]);
  });

  it('reveals a secret only when the game is over', () => {
    const fairness = { commitment: 'c'.repeat(64), seeds: ['7', null], secret: '5'.repeat(64) };
    const setup = { pile: cards('7 5 9'), target: 5 };
    const recorder = new Recorder({ players, setup, fairness }, new SeededShuffler(1));
    recorder.play(STAY);
    expect(recorder.record.fairness).toEqual({ ...fairness, secret: null });
    recorder.play(STAY);
    expect(recorder.game.finished).toBe(true);
    expect(recorder.record.fairness).toEqual(fairness);
  });

  it('gives a record that replays to the same game', () => {
    const recorder = new Recorder({ players, setup: { decks: 3 } }, new SeededShuffler(11));
    for (let i = 0; i < 300 && !recorder.game.finished; i++) {
      recorder.play(recorder.game.isLegal(STAY) ? (i % 3 === 0 ? STAY : HIT) : recorder.game.isLegal(0) ? 0 : 1);
    }
    const again = replay(readOne(writeRecord(recorder.record)));
    expect(viewOf(again)).toEqual(viewOf(recorder.game));
    expect(recorder.record.draws[0]).toHaveLength(3 * 94);
  });

  it('changes nothing about a game', () => {
    for (const more of [{}, { decks: 2 }, { pile: cards('7 5 L x2 T3 9 LS 8 5') }]) {
      const setup = { ...more, target: 2000 };
      const recorder = new Recorder({ players, setup }, new SeededShuffler(9));
      const game = createGame({ ...setup, seats: players.length }, new SeededShuffler(9));
      const roll = dice(9);
      for (let i = 0; i < 300 && !game.finished; i++) {
        expect(viewOf(recorder.game)).toEqual(viewOf(game));
        const choices = choicesOf(game);
        const choice = choices[roll(choices.length)] ?? HIT;
        recorder.play(choice);
        game.play(choice);
      }
      expect(viewOf(recorder.game)).toEqual(viewOf(game));
      expect(recorder.record.draws.length).toBeGreaterThan(1);
    }
  });

  it('has a game whose clones go on as it does', () => {
    for (const setup of [{}, { pile: cards('7 5 L x2 T3 9 LS 8 5'), target: 400 }]) {
      const recorder = new Recorder({ players, setup }, new SeededShuffler(9));
      const clone = recorder.game.clone();
      for (let i = 0; i < 100 && !clone.finished; i++) {
        const choice = choicesOf(clone)[0] ?? HIT;
        recorder.play(choice);
        clone.play(choice);
        expect(viewOf(clone)).toEqual(viewOf(recorder.game));
      }
    }
  });

  it('tells a listener what happens', () => {
    const events: GameEvent[] = [];
    const setup = { pile: cards('7 5 9') };
    const recorder = new Recorder({ players, setup }, new SeededShuffler(1), (event) => events.push(event));
    recorder.play(STAY);
    expect(events.map(({ kind }) => kind)).toEqual(['game started', 'round started', 'drew', 'drew', 'stayed']);
  });

  it('does not record what a clone of its game does', () => {
    const recorder = new Recorder({ players, setup: { pile: cards('7 5') } }, new SeededShuffler(1));
    const clone = recorder.game.clone();
    clone.play(STAY);
    clone.play(STAY);
    expect(clone.round).toBe(2);
    expect(recorder.record).toMatchObject({ draws: [cards('7 5')], moves: [] });
  });
});
