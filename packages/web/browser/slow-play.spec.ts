/** Tables for slow play: hours instead of seconds, and nobody is missed. */
import { TableView } from '@turn7/protocol';
import { slowGame } from './support/lobby.ts';
import { expect, test } from './support/test.ts';

test('hours are told quietly, and whoever is gone is not missed', async ({ newPerson }) => {
  const { waits, asked, code } = await slowGame(await newPerson(), await newPerson());
  await expect(asked.getByRole('timer')).toHaveText('24 h left');
  await asked.close();
  const areAllThere = async (): Promise<boolean> => {
    const { lobby } = TableView.parse(await (await waits.request.get(`/api/tables/${code}`)).json());
    return lobby.members.every(({ present }) => present);
  };
  await expect.poll(areAllThere).toBe(false); // the server has noticed
  await expect(waits.getByRole('timer')).toHaveText('24 h left');
  await expect(waits.getByText(/lost the connection|Offline/)).toHaveCount(0);
});
