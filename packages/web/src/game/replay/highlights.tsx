/** Busts and Turn 7s, one press away. */
import type { Name } from '@turn7/narration';
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';
import type { Player } from './player.ts';
import { type Highlight, highlightsOf, type Replay } from './replay.ts';

export interface HighlightsProps {
  readonly replay: Replay;
  readonly names: readonly Name[];
  readonly player: Player;
}

export function Highlights({ replay, names, player }: HighlightsProps) {
  const t = useChapter('replay');
  const highlights = highlightsOf(replay);
  if (highlights.length === 0) return null;
  const words = ({ event, round }: Highlight) => {
    const name = names[event.seat]?.text ?? '';
    return event.kind === 'busted' ? t.bustIn(round, name) : t.turn7In(round, name);
  };
  return (
    <section class="replay-highlights" aria-label={t.highlights}>
      <ul>
        {highlights.map((highlight) => (
          <li key={highlight.at}>
            <button
              type="button"
              class={highlight.event.kind === 'busted' ? 'highlight bust' : 'highlight seven'}
              aria-current={player.at === highlight.at ? 'step' : undefined}
              onClick={() => player.goTo(highlight.at)}
            >
              <Icon name={highlight.event.kind === 'busted' ? 'bust' : 'seven'} />
              {words(highlight)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
