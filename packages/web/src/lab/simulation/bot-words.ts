/** What bots are called in the language of the page. */
import { number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { type Bot, botFrom } from './bot.ts';
import type { Row } from './setup.ts';

interface BotWords {
  readonly nameOf: (bot: Bot) => string;
  /** Of a bot by its word, with the seats it has if there are several: `Regular × 3`. */
  readonly groupName: (word: string, seats: number) => string;
  readonly lineup: (rows: readonly Row[]) => string;
}

export function useBotWords(): BotWords {
  const t = useChapter('simulation');
  const { levels } = useTexts().front;
  const nameOf = (bot: Bot): string =>
    bot.kind === 'level' ? levels[bot.level].name : t.strategies[bot.strategy].short(bot.number ?? 0);
  const several = (name: string, seats: number): string => (seats === 1 ? name : `${name} × ${number(seats)}`);
  return {
    nameOf,
    groupName: (word, seats) => {
      const bot = botFrom(word);
      return several(bot === null ? word : nameOf(bot), seats);
    },
    lineup: (rows) => rows.map(({ bot, seats }) => several(nameOf(bot), seats)).join(', '),
  };
}
