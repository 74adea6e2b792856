/** What becomes of a table, one thing after the other, for a loop. */
import { ServerRefusal } from './refusal.ts';
import type { Table, TableNews } from './table.ts';

/**
 * First how the table stands, then everything that follows, in order and without a gap. Ends when `table.close` is called;
 * throws a ServerRefusal when there is no way to the table any more. Leaving the loop does not hang up.
 */
export async function* newsOf(table: Table): AsyncGenerator<TableNews, void, undefined> {
  const { lobby, game, connection } = table;
  const heard: TableNews[] = [{ lines: [], lobby, game, anew: true }];
  let wake = (): void => {};
  const stops = [
    table.follow({
      hear: (news) => {
        heard.push(news);
        wake();
      },
    }),
    connection.subscribe(() => wake()),
  ];
  try {
    for (;;) {
      yield* heard.splice(0);
      const { value } = connection;
      if (heard.length > 0) continue;
      if (value.kind === 'closed' && value.code === 'unavailable') return;
      if (value.kind === 'closed') throw new ServerRefusal(value.code, value.message);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    for (const stop of stops) stop();
  }
}
