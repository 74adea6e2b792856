/** Plays on from this moment of a replay: whoever watches takes a seat, bots take the others. */
import './what-if.css';
import type { Name } from '@turn7/narration';
import type { LevelName } from '@turn7/strategy';
import { useId, useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useChapter, useTexts } from '../../words/texts.ts';
import { BotLevels } from '../start/bot-levels.tsx';
import { playGame } from '../start/use-new-game.ts';
import { frameAt, type Replay } from './replay.ts';
import { nextAsked, type WhatIf, whatIf } from './what-if.ts';

interface WhatIfProps {
  readonly replay: Replay;
  readonly at: number;
  readonly names: readonly Name[];
}

export function WhatIfButton({ replay, at, names }: WhatIfProps) {
  const t = useChapter('replay');
  const [isOpen, setOpen] = useState(false);
  const isOver = nextAsked(replay, at) === null;
  const start = (wish: WhatIf) => {
    setOpen(false);
    playGame(whatIf(replay, wish, Date.now()));
  };
  return (
    <>
      <button
        type="button"
        class="btn"
        aria-disabled={isOver}
        title={isOver ? t.whatIf.over : undefined}
        onClick={() => setOpen(!isOver)}
      >
        <Icon name="play" />
        {t.whatIf.button}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.whatIf.button}>
        <WhatIfForm {...{ replay, at, names }} onStart={start} />
      </Dialog>
    </>
  );
}

function WhatIfForm({ replay, at, names, onStart }: WhatIfProps & { readonly onStart: (wish: WhatIf) => void }) {
  const { whatIf: t } = useChapter('replay');
  const { front } = useTexts();
  const field = useId();
  const [seat, setSeat] = useState(() => nextAsked(replay, at) ?? 0);
  const [levels, setLevels] = useState<readonly LevelName[]>(() => names.map(() => 'Sharp'));
  const { seats } = frameAt(replay, at).view;
  const bots = names.map((_, i) => i).filter((i) => i !== seat);
  const setBots = (changed: readonly LevelName[]) =>
    setLevels(levels.map((level, i) => changed[bots.indexOf(i)] ?? level));
  return (
    <form
      class="what-if"
      onSubmit={(event) => {
        event.preventDefault();
        onStart({ at, seat, levels });
      }}
    >
      <p>{t.tells}</p>
      {names.length > 1 && (
        <>
          <div class="what-if-seat">
            <label for={field}>{t.seat}</label>
            <select
              class="field"
              id={field}
              value={seat}
              onChange={(event) => setSeat(event.currentTarget.selectedIndex)}
            >
              {names.map(({ text }, i) => (
                <option key={i} value={i}>
                  {t.seatWith(text, seats[i]?.total ?? 0)}
                </option>
              ))}
            </select>
          </div>
          <fieldset>
            <legend>{front.bots}</legend>
            <BotLevels
              bots={bots.map((i) => levels[i] ?? 'Sharp')}
              names={bots.map((i) => names[i]?.text ?? '')}
              onChange={setBots}
            />
          </fieldset>
        </>
      )}
      <button type="submit" class="btn gold wide">
        {front.start}
      </button>
    </form>
  );
}
