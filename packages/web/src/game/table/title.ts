/** Whose turn it is, in the title of the page: it is seen from another tab as well. */
import { isSoloLost, soloPar } from '@turn7/engine';
import { useTitle } from '../../ui/use-title.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import type { TableModel } from './table-model.ts';

export function useTableTitle(model: TableModel): void {
  const { table } = useTexts();
  useTitle(`${titleOf(model, table)} – Turn 7`);
}

function titleOf(model: TableModel, t: Texts['table']): string {
  const { moment, names } = model;
  const { view, roundEnd, question } = moment;
  if (view.state.kind === 'finished') return t.gameOver;
  if (roundEnd !== null) return t.roundOver(roundEnd.round);
  const name = question === null ? undefined : names[question.seat];
  return name === undefined ? roundTitle(model, t) : t.turnOf(name);
}

type RoundModel = Pick<TableModel, 'session' | 'moment'>;

/** Which round it is, before its first card too; of a solo challenge, out of how many. */
export function roundTitle(model: RoundModel, t: Texts['table']): string {
  const { round: started, seats, target } = model.moment.view;
  const round = Math.max(1, started);
  const par = model.session.hasPar ? soloPar(seats.length, target) : null;
  return par !== null && round < par ? t.roundOf(round, par - 1) : t.round(round);
}

/** Whether it is a solo challenge that was lost by the round before this one. */
export function isChallengeLost(model: RoundModel): boolean {
  const { seats, target, decks, round } = model.moment.view;
  const rules = { seats: seats.length, target, decks };
  return model.session.hasPar && isSoloLost(rules, round - 1, seats[0]?.total ?? 0);
}
