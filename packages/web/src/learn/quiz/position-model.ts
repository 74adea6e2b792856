/** The position of a question as the parts of a table want it. */

import type { Seat, View } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import { botName } from '@turn7/strategy';
import { viewOnlyModel } from '../../game/replay/replay-model.ts';
import type { Person } from '../../game/session/session.ts';
import type { TableModel } from '../../game/table/table-model.ts';

/** Each seat has a name of its own; the one that the person answers for is "you". */
export function namesFor(seats: number, me: Seat | null, youWord: string): readonly Name[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === me ? { text: youWord, you: true } : { text: botName([], seat), you: false },
  );
}

export const modelOf = (view: View, names: readonly Name[], me: Seat | null): TableModel =>
  viewOnlyModel(
    view,
    { people: names.map(personOf), names, me },
    { question: view.state.kind === 'playing' ? view.state.question : null },
  );

const personOf = ({ text, you }: Name): Person => ({
  name: text,
  kind: 'person',
  level: null,
  mine: you,
  presence: 'here',
});
