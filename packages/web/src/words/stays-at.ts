/** At how many points a level of bots stays, as its strategy says: `stay:15`. */
import { LEVELS, type LevelName } from '@turn7/strategy';

type Stayer = Extract<(typeof LEVELS)[number], { bot: `stay:${number}` }>['name'];

export function staysAt(stayer: Stayer): number {
  const { bot = '' } = LEVELS.find(({ name }: { readonly name: LevelName }) => name === stayer) ?? {};
  return Number(bot.slice('stay:'.length));
}
