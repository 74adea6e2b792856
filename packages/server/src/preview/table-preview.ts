/** A table that anybody may watch, as its link shows it: before a game, during one, after one. */
import type { SeatView, View } from '@turn7/engine';
import { isolated } from '@turn7/narration';
import type { PreviewWords } from '@turn7/narration/preview';
import type { Lobby, TableView } from '@turn7/protocol';
import type { Preview } from './preview.ts';
import { drawnNames, leadsIn, namesIn, sceneCards, sceneRows, sceneSeats, told } from './shown-game.ts';

export function tablePreview({ lobby, game, rounds }: TableView, words: PreviewWords): Preview {
  if (lobby.stage === 'lobby' || game === null) return lobbyPreview(lobby, words);
  const names = (lobby.players ?? lobby.seats).map(({ name }) => name);
  return lobby.stage === 'playing'
    ? playingPreview(game.top, names, words)
    : {
        ...resultPreview(game.top, names, { rounds: rounds.length, label: words.table.label, hands: [] }, words),
        isOpen: true,
      };
}

function lobbyPreview({ code, host, members, seats, options }: Lobby, words: PreviewWords): Preview {
  const inviting = members.find(({ id }) => id === host)?.name ?? seats[0]?.name ?? '';
  const taken = words.lobby.seats(seats.length, options.seats);
  const names = seats.map(({ name }) => name);
  const [drawnHost = ''] = drawnNames([inviting], words);
  return {
    title: words.lobby.title(isolated(inviting)),
    description: words.lobby.description(taken),
    scene: {
      kind: 'lobby',
      label: words.table.label,
      headline: words.lobby.headline(isolated(drawnHost)),
      line: taken,
      code,
      codeLabel: words.lobby.code,
      names: drawnNames(names, words),
      more: words.more,
    },
    isOpen: true,
  };
}

function playingPreview(view: View, names: readonly string[], words: PreviewWords): Preview {
  const { label, title, description } = words.playing;
  const round = words.round(view.round, view.target);
  const leads = leadsIn(totalsOf(view), names, words);
  return {
    title: title(namesIn(names, words)),
    description: told(`${round}.`, leads, description),
    scene: momentScene(view, names, label, words),
    isOpen: true,
  };
}

/** A moment of a game: what lies open in front of everybody. */
export const momentScene = (
  view: View,
  names: readonly string[],
  label: string,
  words: PreviewWords,
): Preview['scene'] => ({
  kind: 'table',
  label,
  headline: words.round(view.round, view.target),
  line: '',
  seats: sceneSeats(view, drawnNames(names, words)),
  more: words.more,
});

interface Result {
  readonly rounds: number;
  readonly label: string;
  /** By seat, as the last round ended; none where the table is cleared. */
  readonly hands: readonly SeatView[];
}

/** A game that is over: who has won, with which hand, and how the others stand. */
export function resultPreview(
  view: View,
  names: readonly string[],
  { rounds, label, hands }: Result,
  words: PreviewWords,
): Omit<Preview, 'isOpen'> {
  const totals = totalsOf(view);
  const winner = view.state.kind === 'finished' ? view.state.winner : null;
  const drawn = drawnNames(names, words);
  const result = winner === null ? '' : words.result(totals[winner] ?? 0, rounds);
  const wins = (of: readonly string[]): string =>
    winner === null ? words.nobodyWins : words.wins(isolated(of[winner] ?? ''));
  const hand = hands[winner ?? -1];
  return {
    title: wins(names),
    description: told(`${namesIn(names, words)}.`, result === '' ? null : `${result}.`),
    scene: {
      kind: 'standing',
      label,
      headline: wins(drawn),
      line: result,
      rows: sceneRows(totals, drawn),
      hand: hand === undefined ? [] : sceneCards(hand),
      more: words.more,
    },
  };
}

const totalsOf = ({ seats }: View): readonly number[] => seats.map(({ total }) => total);
