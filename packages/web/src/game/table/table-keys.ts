/** What each key does at a table; `keys-list.ts` has the same keys for people to read. */
import { HIT, STAY } from '@turn7/engine';
import { change, settings } from '../../device/settings.ts';
import { type Keys, useKeys } from '../../ui/keys.ts';
import { askedHere } from '../question/asked.ts';
import { digitOf } from '../question/clockwise.ts';
import type { TableModel } from './table-model.ts';
import type { Panel } from './top-bar.tsx';

export function useTableKeys(model: TableModel, open: (panel: Panel) => void): void {
  useKeys({
    ...answerKeys(model),
    n: model.goOn,
    f: model.skip,
    l: () => open('log'),
    '?': () => open('help'),
    c: () => change({ coach: !settings.value.coach }),
    m: () => change({ sound: !settings.value.sound }),
  });
}

/** Only answers that are legal now. */
function answerKeys(model: TableModel): Keys {
  const asked = askedHere(model);
  if (asked === null) return {};
  const { session, names } = model;
  if (asked.kind === 'hit-or-stay') return { h: () => session.choose(HIT), s: () => session.choose(STAY) };
  const digits = asked.targets.map((seat) => [digitOf(seat, asked.seat, names.length), () => session.choose(seat)]);
  return Object.fromEntries(digits.filter(([digit]) => digit !== null));
}
