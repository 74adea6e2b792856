/**
 * What a dishonest operator would change in the server: what becomes of a line of the log. It takes the place of the
 * server's own `apply` (cheating-server.ts). Which of them cheats how, the address of the module says.
 */
import { commitmentTo } from '@turn7/protocol';
import { apply as applyHonestly } from '../../../server/src/table/apply.ts';
import type { Applied, TableState } from '../../../server/src/table/state.ts';

/** What else the server wants of that file. */
export * from '../../../server/src/table/apply.ts';

export const CHEATS = {
  /** Keeps to the rules. */
  none: (before, line) => applyHonestly(...line(before)),

  /** Tries secrets when all seeds are known, until the first seat is dealt what it likes. */
  'late secret': (before, line, { kind }) => {
    if (before === null || kind !== 'started') return applyHonestly(...line(before));
    for (let n = 1; ; n++) {
      const applied = applyHonestly(...line(withSecret(before, n)));
      const first = applied.events.find((event) => event.kind === 'drew' && event.seat === 0);
      if (first?.kind === 'drew' && first.card === BEST) return applied;
    }
  },

  /** Has the first seed, does not like it, and asks for another. */
  'second seed': (before, line, { kind, seq, code }) => {
    const applied = applyHonestly(...line(before));
    if (kind === 'seeded' && !disliked.has(code)) disliked.set(code, seq);
    const isDisliked = disliked.get(code) === seq;
    return isDisliked ? { ...applied, state: { ...applied.state, seeds: new Map() } } : applied;
  },

  /** Commits itself anew as soon as it knows a seed. */
  'another commitment': (before, line, { kind, seq }) => {
    const applied = applyHonestly(...line(before));
    return kind === 'seeded' ? { ...applied, state: withSecret(applied.state, seq) } : applied;
  },

  /** Says that it has the seed, and shuffles without it. */
  'lost seed': (before, line, { kind }) =>
    applyHonestly(...line(before !== null && kind === 'started' ? { ...before, seeds: new Map() } : before)),
} satisfies Record<string, Cheat>;

export type CheatName = keyof typeof CHEATS;

type Line = Parameters<typeof applyHonestly>;
type Cheat = (
  before: TableState | null,
  line: (before: TableState | null) => Line,
  about: { readonly code: string; readonly kind: Line[2]['kind']; readonly seq: number },
) => Applied;

const BEST = 12;

/** The line after which the seeds of a table were forgotten. */
const disliked = new Map<string, number>();

function withSecret(state: TableState, n: number): TableState {
  const secret = n.toString(16).padStart(64, '0');
  return { ...state, secret, commitment: commitmentTo(secret) };
}

const isCheat = (name: string | null): name is CheatName => name !== null && name in CHEATS;

export function apply(...[code, before, body, seq, at]: Line): Applied {
  const name = new URL(import.meta.url).searchParams.get('cheat');
  if (!isCheat(name)) throw new Error(`nobody cheats like "${name}"`);
  const cheat: Cheat = CHEATS[name];
  return cheat(before, (state) => [code, state, body, seq, at], { code, kind: body.kind, seq });
}
