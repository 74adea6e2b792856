import { describe, expect, it } from 'vitest';
import {
  ReplayLinkError,
  readReplay,
  replayAddress,
  tableReplay,
  tableReplayAddress,
} from '../src/game/replay/replay-link.ts';

const RECORD = `turn7 record 1
players Zoë | José 🂡
draw 7 5 7 9 2
moves h s
`;

const hashOf = (address: string) => new URL(address, 'https://turn7.example').hash;

describe('a link with a game inside', () => {
  it('brings the record and the moment', async () => {
    const address = await replayAddress(RECORD, 37);
    expect(await readReplay(hashOf(address))).toEqual({ record: RECORD, at: 37 });
  });

  it('names no moment unless asked to', async () => {
    expect(await readReplay(hashOf(await replayAddress(RECORD)))).toEqual({ record: RECORD, at: null });
  });

  it('has only letters that survive every messenger', async () => {
    expect(await replayAddress(RECORD.repeat(50), 2)).toMatch(/^\/replay#r=[\w-]+&at=2$/);
  });

  it('is none without a game', async () => {
    expect(await readReplay('')).toBeNull();
    expect(await readReplay('#at=3')).toBeNull();
  });

  it('is damaged when part of it is lost, or when it was never one', async () => {
    const hash = hashOf(await replayAddress(RECORD));
    for (const broken of [hash.slice(0, -9), '#r=%%%', '#r=AAAA', '#garbage']) {
      await expect(readReplay(broken), broken).rejects.toThrow(ReplayLinkError);
    }
  });

  it('is refused when it would unpack to more than any game', async () => {
    const bomb = hashOf(await replayAddress('7'.repeat(3_000_000)));
    await expect(readReplay(bomb)).rejects.toThrow(new ReplayLinkError('the game in this link is too long'));
  });
});

describe('a link to a game on a server', () => {
  it('names table, game and moment', () => {
    const place = { code: 'K7QF2M', game: 2, at: 37 };
    expect(tableReplay(new URL(tableReplayAddress(place), 'https://turn7.example').search)).toEqual(place);
  });

  it.each([
    ['?table=k7qf2m', { code: 'K7QF2M', game: 1, at: null }],
    ['?table=K7QF2M&game=x&at=-1', { code: 'K7QF2M', game: 1, at: null }],
    ['?table=../secrets', null],
    ['', null],
  ])('reads %j', (search, expected) => {
    expect(tableReplay(search)).toEqual(expected);
  });
});
