/**
 * `npm run bench gain`: what the choices of one bot gain on those of another, by playouts (lib/gain.ts). `--bot` and `--over`
 * are names, or files of `npm run train` such as `sharp.json`; `--rivals` fill the table, one kind after the other; another
 * `--seed` makes other games. `--told 1600` is `master` with so many playouts instead, told who the rivals are.
 */
import { readFileSync } from 'node:fs';
import { type Bot, botNamed } from '@turn7/strategy';
import { Sharp } from '../packages/strategy/src/bots/sharp.ts';
import { gainIn } from './lib/gain.ts';
import { printRow, whole } from './lib/numbers.ts';
import { optionsFrom, wholeOption } from './lib/options.ts';
import { toldMaster } from './lib/told-master.ts';

const values = optionsFrom({
  bot: { type: 'string', default: 'sharp' },
  over: { type: 'string', default: 'sharp-2026' },
  rivals: { type: 'string', default: 'sharp-2026,stay:25,count,closer' },
  players: { type: 'string', default: '4' },
  games: { type: 'string', default: '2000' },
  seed: { type: 'string', default: '11' },
  told: { type: 'string' },
});

const told = values.told === undefined ? null : wholeOption('told', values.told);

const botOf = (text: string): Bot =>
  text.endsWith('.json') ? new Sharp(JSON.parse(readFileSync(text, 'utf8'))) : botNamed(text);

const [games, seats] = [wholeOption('games', values.games), wholeOption('players', values.players, 2)];
const seed = wholeOption('seed', values.seed);
const who = told === null ? values.bot : `master:${told}, told who the rivals are,`;
console.log(`What ${who} gains on ${values.over} at tables of ${seats}: wins in 100 games\n`);
printRow(['rivals', 'gain', 'SE', 'choices', 'that differ']);
for (const name of values.rivals.split(',')) {
  const rival = botNamed(name);
  const bot = told === null ? botOf(values.bot) : toldMaster(told, rival);
  const match = { bot, over: botOf(values.over), rival, seats, seed };
  const { mean, se, questions, differ } = gainIn(match, games);
  printRow([name, (100 * mean).toFixed(2), (100 * se).toFixed(2), whole(questions), whole(differ)]);
}
