/** The figures of a simulation as a page to read. */
import type { Summary } from '@turn7/simulator';
import pc from 'picocolors';
import { houseWords } from '../arguments.ts';
import { bar, columns, tableLines } from '../drawing.ts';
import { counted, percent, whole } from '../english.ts';

const BAR_WIDTH = 24;

export function simulationReport(summary: Summary): string {
  return [
    ...headline(summary),
    '',
    ...winLines(summary),
    '',
    ...roundLines(summary),
    ...(summary.withoutWinner > 0 ? ['', `${whole(summary.withoutWinner)} games ended without a winner.`] : []),
    '',
  ].join('\n');
}

function headline({ games, seats, target, seed, seconds, gamesPerSecond, ...table }: Summary): string[] {
  const house = houseWords({ target, ...table })
    .map((word) => `, ${word}`)
    .join('');
  const players = seats.length === 1 ? 'one player' : `${seats.length} players`;
  return [
    pc.bold(`${counted(games, 'game')} of ${players} to ${target} points, seed ${seed}${house}`),
    `${table.rounds.toFixed(3)} rounds and ${table.cards.toFixed(1)} cards a game, ` +
      `${table.turn7PerRound.toFixed(4)} Turn 7s a round`,
    pc.dim(`${seconds.toFixed(2)} s of play, ${speed(gamesPerSecond)} games/s`),
  ];
}

function winLines({ seats }: Summary): string[] {
  const par = 1 / seats.length;
  const most = Math.max(...seats.map(({ winRate }) => winRate));
  const rows = seats.map(({ strategy, wins, winRate, se }) => [
    `  ${strategy}`,
    whole(wins),
    `${percent(winRate, 2)} ± ${(100 * se).toFixed(2)}`,
    verdict(winRate, se, par)(bar(winRate / most, BAR_WIDTH)),
  ]);
  const head = ['', 'wins', 'win rate ± SE', `par ${percent(par)}`];
  return tableLines([head.map(pc.dim), ...rows], ['left', 'right', 'right', 'left']);
}

/** Green where a rate is above par by more than two standard errors, red where it is as far below. */
export function verdict(rate: number, se: number, par: number): (text: string) => string {
  if (rate - 2 * se > par) return pc.green;
  return rate + 2 * se < par ? pc.red : (text) => text;
}

function roundLines({ seats, scoreStep }: Summary): string[] {
  const rows = seats.map(({ strategy, histogram, ...round }) => [
    `  ${strategy}`,
    `${round.meanRoundScore.toFixed(2)} ± ${round.meanRoundScoreSe.toFixed(2)}`,
    percent(round.bustRate),
    percent(round.turn7Rate, 2),
    percent(round.lockedRate),
    columns(histogram),
  ]);
  const last = scoreStep * ((seats[0]?.histogram.length ?? 1) - 1);
  const head = ['', 'round score ± SE', 'bust', 'Turn 7', 'locked', `scores: 0 to ${last}+`];
  return tableLines([head.map(pc.dim), ...rows], ['left', 'right', 'right', 'right', 'right', 'left']);
}

const speed = (perSecond: number): string => (perSecond < 100 ? perSecond.toPrecision(2) : whole(perSecond));
