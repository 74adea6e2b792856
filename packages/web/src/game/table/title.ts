/** Whose turn it is, in the title of the page: it is seen from another tab as well. */
import { useEffect } from 'preact/hooks';
import { type Texts, useTexts } from '../../words/texts.ts';
import { roundTitle } from './round-title.ts';
import type { TableModel } from './table-model.ts';

const PRODUCT = 'Turn 7';

export function useTitle(model: TableModel): void {
  const { table } = useTexts();
  const title = titleOf(model, table);
  useEffect(() => {
    document.title = `${title} – ${PRODUCT}`;
    return () => {
      document.title = PRODUCT;
    };
  }, [title]);
}

function titleOf({ moment, names }: Pick<TableModel, 'moment' | 'names'>, t: Texts['table']): string {
  const { view, roundEnd, question } = moment;
  if (view.state.kind === 'finished') return t.gameOver;
  if (roundEnd !== null) return t.roundOver(roundEnd.round);
  const name = question === null ? undefined : names[question.seat];
  return name === undefined ? roundTitle(view, t) : t.turnOf(name);
}
