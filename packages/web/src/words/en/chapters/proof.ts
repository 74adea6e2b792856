import { list, number } from '../../format.ts';

const allShuffles = (shuffles: number) => (shuffles === 1 ? 'the shuffle' : `all ${number(shuffles)} shuffles`);
const are = (shuffles: number) => (shuffles === 1 ? 'is the one' : 'are those');

export const texts = () => ({
  proven: (shuffles: number) =>
    `Proven: ${allShuffles(shuffles)} ${are(shuffles)} that the secret and the random numbers make. The fingerprint is the one that this device saw before the first card, the random number that it gave is among them, and the cards are those that were dealt.`,
  later: (names: readonly string[]) =>
    `After it came the random ${names.length === 1 ? 'number' : 'numbers'} of ${list(names)}: only if they and the server were in league could they have tried out many.`,
  right: (shuffles: number) =>
    `The record is right in itself: ${allShuffles(shuffles)} ${are(shuffles)} that its secret and its random numbers make.`,
  but: {
    own: 'This device chose the secret itself and shuffled alone.',
    unseen:
      'But this device did not see the game from its beginning. It cannot tell whether the secret was chosen only after the random numbers were known.',
    'no seed':
      'The fingerprint is the one that this device saw before the first card. But no random number of this device went into the shuffle, so you rely on those who gave theirs.',
  },
  unfair: 'NOT fair.',
  differs: {
    record: (why: string) => `The record contradicts itself: ${why}.`,
    commitment: 'The fingerprint in the record is not the one that this device saw before the first card.',
    noCommitment: 'This device saw a fingerprint before the first card; the record has none.',
    seed: 'The random number that this device gave, and the server took, is not in the record.',
    botSeed: (name: string) => `${name} is a bot and has a random number; bots give none.`,
    /** `written`: null where the record ends before it. */
    card: (place: number, told: string, written: string | null) =>
      written === null
        ? `Card ${number(place)} of the game was ${told}; the record ends before it.`
        : `Card ${number(place)} of the game was ${told}; in the record it is ${written}.`,
  },
  pending: 'The secret is not revealed yet.',
  none: 'Nobody committed themselves to the shuffles of this game.',
  noRecord: 'The record of this game is not here yet.',
  unseeded: 'No player added a random number: the secret alone shuffled, and you trust the device that chose it.',
  seenCommitment: 'Fingerprint that this device saw before the first card',
  givenSeed: 'Random number that this device gave',
  commitment: 'Fingerprint in the record',
  secret: 'Secret, shown after the game',
  seeds: 'Random numbers in the record',
  noSeed: 'none',
  ownProgram:
    'This page comes from the server that it checks. Whoever does not trust it saves the record and checks it with a program of their own:',
});
