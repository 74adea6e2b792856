/** All that the card counter knows: the odds of everybody who is in, the cards left, and what was seen besides the hands. */
import { CARDS, type Card, copiesOf } from '@turn7/engine';
import type { Odds } from '@turn7/strategy';
import { bustsIn } from '../../game/question/odds.ts';
import { SilentCard } from '../../ui/card/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { number, percent } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import type { ScoreModel } from '../keeper/score-model.ts';
import type { Count } from './counter.ts';
import { CounterSeen } from './counter-seen.tsx';

interface CounterDialogProps {
  readonly model: ScoreModel;
  readonly round: number;
  readonly count: Count;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function CounterDialog({ model, round, count, open, onClose }: CounterDialogProps) {
  const { counter: t } = useChapter('score');
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <div class="counter">
        {count.kind === 'count' && (
          <>
            <OddsTable model={model} odds={count.odds} />
            {count.unknown > 0 && <p class="muted">{t.unknown(count.unknown)}</p>}
          </>
        )}
        <CounterSeen model={model} round={round} />
        {count.kind === 'count' && <CardsLeft left={count.left} decks={model.decks} />}
      </div>
    </Dialog>
  );
}

interface OddsTableProps {
  readonly model: ScoreModel;
  readonly odds: ReadonlyMap<number, Odds>;
}

function OddsTable({ model, odds }: OddsTableProps) {
  const { counter: t, table } = useChapter('score');
  const players = model.sheet.players.flatMap((player) => {
    const found = odds.get(player.id);
    return found === undefined ? [] : [{ player, odds: found }];
  });
  if (players.length === 0) return <p class="muted">{t.nobodyIn}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled, by key as well
    <section class="counter-table" tabIndex={0} aria-label={t.next}>
      <table>
        <caption>{t.next}</caption>
        <thead>
          <tr>
            <th scope="col">{table.player}</th>
            <th scope="col">{t.bust}</th>
            <th scope="col">{t.sevenHead}</th>
            <th scope="col">{t.expectedHead}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ player, odds: one }) => (
            <tr key={player.id}>
              <th scope="row">{player.name}</th>
              <td>
                {percent(one.bust)} <small class="muted">{t.busts(bustsIn(one), one.cards)}</small>
              </td>
              <td>{percent(one.turn7)}</td>
              <td>{number(one.expected, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CardsLeftProps {
  /** By kind. */
  readonly left: readonly number[];
  readonly decks: number;
}

function CardsLeft({ left, decks }: CardsLeftProps) {
  const { counter: t } = useChapter('score');
  const { common } = useTexts();
  const all = left.reduce((sum, copies) => sum + copies, 0);
  const of = (card: Card) => copiesOf(card) * decks;
  return (
    <section>
      <h3>{t.left(all)}</h3>
      <ul class="counter-left">
        {CARDS.map((name, card) => (
          <li key={name} class={left[card] === 0 ? 'is-gone' : undefined}>
            <SilentCard card={card} size="s" />
            <span class="vh">{common.card(card)}: </span>
            <span class="tn">{t.leftOf(left[card] ?? 0, of(card))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
