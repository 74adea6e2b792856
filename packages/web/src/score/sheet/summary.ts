/** A sheet in the shape that the chart and the final standing of any game have. */
import { isolated, type Name } from '@turn7/narration';
import { entryOf, type Sheet } from '@turn7/protocol';
import type { Standing } from '../../game/summary/standing.ts';
import type { ChartRound } from '../../game/summary/totals.ts';
import { hasTurn7 } from './entries.ts';
import type { SheetStanding } from './standing.ts';

/** Nobody at the table is "you": the device lies in the middle. */
export const namesIn = ({ players }: Sheet): readonly Name[] =>
  players.map(({ name }) => ({ text: isolated(name), you: false }));

/** Up to the end of the game, without a round in which some have no score yet. */
export const chartRounds = ({ rounds }: SheetStanding): readonly ChartRound[] =>
  counted(rounds.at(-1)?.complete === false ? rounds.slice(0, -1) : rounds).map(({ points, totals }, i) => ({
    round: i + 1,
    scores: points.map((one) => one ?? 0),
    totals: [...totals],
  }));

/** The highest total first. */
export const standingsIn = (sheet: Sheet, { rounds, totals, places }: SheetStanding): readonly Standing[] =>
  sheet.players
    .map(({ id }, seat) => {
      const entries = counted(rounds).flatMap((_, round) => entryOf(sheet, round, id) ?? []);
      return {
        seat,
        place: places[seat] ?? 1,
        total: totals[seat] ?? 0,
        bestRound: Math.max(0, ...counted(rounds).map(({ points }) => points[seat] ?? 0)),
        busts: entries.filter(({ kind }) => kind === 'bust').length,
        sevens: entries.filter(hasTurn7).length,
      };
    })
    .toSorted((a, b) => a.place - b.place);

const counted = (rounds: SheetStanding['rounds']): SheetStanding['rounds'] =>
  rounds.filter(({ afterEnd }) => !afterEnd);
