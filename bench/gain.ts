/**
 * `npm run bench gain`: what the choices of one bot gain on those of another, by playouts (lib/gain.ts). `--bot` and `--over`
 * are names, or files of `npm run train` such as `sharp.json`; `--rivals` fill the table, one kind after the other; another
 * `--seed` makes other games.
 */
import { readFileSync } from 'node:fs';
import { type Bot, botNamed } from '@turn7/strategy';
import { Sharp } from '../packages/strategy/src/bots/sharp.ts';
import { gainIn } from './lib/gain.ts';
import { printRow, whole } from './lib/numbers.ts';
import { optionsFrom, wholeOption } from './lib/options.ts';

const values = optionsFrom({
  bot: { type: 'string', default: 'sharp' },
  over: { type: 'string', default: 'sharp-2026' },
  rivals: { type: 'string', default: 'sharp-2026,stay:25,count,closer' },
  players: { type: 'string', default: '4' },
  games: { type: 'string', default: '2000' },
  seed: { type: 'string', default: '11' },
});

const botOf = (text: string): Bot =>
  text.endsWith('.json') ? new Sharp(JSON.parse(readFileSync(text, 'utf8'))) : botNamed(text);

const [games, seats] = [wholeOption('games', values.games), wholeOption('players', values.players, 2)];
const seed = wholeOption('seed', values.seed);
console.log(`What ${values.bot} gains on ${values.over} at tables of ${seats}: wins in 100 games\n`);
printRow(['rivals', 'gain', 'SE', 'choices', 'that differ']);
for (const name of values.rivals.split(',')) {
  const match = { bot: botOf(values.bot), over: botOf(values.over), rival: botNamed(name), seats, seed };
  const { mean, se, questions, differ } = gainIn(match, games);
  printRow([name, (100 * mean).toFixed(2), (100 * se).toFixed(2), whole(questions), whole(differ)]);
}
