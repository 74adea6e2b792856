/** Why the person at this device can neither hit nor stay just now. */
import type { Seat } from '@turn7/engine';
import type { Texts } from '../../words/texts.ts';
import type { TableModel } from '../table/table-model.ts';
import { askedHere } from './asked.ts';

export type Hindrance =
  | { readonly kind: 'game over' | 'round over' | 'watching' | 'choose' | 'turn three' | 'deal' | 'moment' }
  | { readonly kind: 'stayed' | 'locked' | 'busted' | 'turn' | 'choosing'; readonly seat: Seat };

/** Null where hit or stay is asked of a seat of this device. */
export function hindranceOf(model: Pick<TableModel, 'moment' | 'people' | 'me'>): Hindrance | null {
  const { view, roundEnd } = model.moment;
  if (view.state.kind === 'finished') return { kind: 'game over' };
  if (roundEnd !== null) return { kind: 'round over' };
  const asked = askedHere(model);
  if (asked !== null) return asked.kind === 'target' ? { kind: 'choose' } : null;
  return model.me === null ? { kind: 'watching' } : whyNot(model, model.me);
}

/** Of a seat that is not asked. */
function whyNot({ moment }: Pick<TableModel, 'moment'>, me: Seat): Hindrance {
  const { view, question } = moment;
  const status = view.seats[me]?.status ?? 'active';
  if (status !== 'active') return { kind: status, seat: me };
  if (view.turnThree?.seat === me) return { kind: 'turn three' };
  if (question !== null) return { kind: question.kind === 'target' ? 'choosing' : 'turn', seat: question.seat };
  if (view.phase === 'deal') return { kind: 'deal' };
  return view.turn === me ? { kind: 'moment' } : { kind: 'turn', seat: view.turn };
}

/** In words. */
export function hindranceText(
  hindrance: Hindrance,
  { names }: Pick<TableModel, 'names'>,
  t: Texts['question'],
): string {
  if (!('seat' in hindrance)) return t.hindrance[hindrance.kind];
  const name = names[hindrance.seat];
  return name === undefined ? t.hindrance.moment : t.hindrance[hindrance.kind](name);
}
