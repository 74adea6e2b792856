/** What each key does at a table. */
import { HIT, STAY } from '@turn7/engine';
import { change, settings } from '../../device/settings.ts';
import { type KeyActs, useKeys } from '../../ui/keys.ts';
import { askedHere, offeredBy } from '../question/asked.ts';
import type { TableModel } from './table-model.ts';
import type { Panel } from './top-bar.tsx';

export function useTableKeys(model: TableModel, open: (panel: Panel) => void): void {
  useKeys('table', {
    ...answerKeys(model),
    next: model.moment.event?.kind === 'turn 7' ? model.skip : model.goOn,
    skip: model.skip,
    log: () => open('log'),
    cards: () => open('cards'),
    help: () => open('help'),
    ...(model.coach === 'forbidden' ? {} : { coach: () => change({ coach: !settings.value.coach }) }),
    mute: () => change({ sound: !settings.value.sound }),
  });
}

/** Only answers that are legal now. */
function answerKeys(model: TableModel): KeyActs<'table'> {
  const asked = askedHere(model);
  if (asked === null) return {};
  const { session, moment } = model;
  if (asked.kind === 'hit-or-stay') return { hit: () => session.choose(HIT), stay: () => session.choose(STAY) };
  return {
    target: (key) => {
      const seat = offeredBy(asked, moment.view.seats)[key];
      if (seat !== undefined) session.choose(seat);
    },
  };
}
