/**
 * How long there is left to answer: a bar that empties, and the seconds; near the end it is seen, heard and told. Hours
 * are told quietly, and hurry nobody.
 */
import './turn-clock.css';
import { isSlowClock, type Options } from '@turn7/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { roughly } from '../../words/span.ts';
import { useChapter } from '../../words/texts.ts';
import { askedHere } from '../question/asked.ts';
import { HURRY } from '../sound/event-sounds.ts';
import { sound, vibrate } from '../sound/use-sound.ts';
import type { ModelProps } from '../table/table-model.ts';

const SECOND = 1000;
/** Near the end are the last seconds, of a short time its last third; the very last ones are heard one by one. */
const LAST_SECONDS = 10;
const LAST_PART = 1 / 3;
const COUNTED_SECONDS = 5;

interface TurnClockProps extends ModelProps {
  /** The seconds that the table gives for a choice. */
  readonly clock: Options['clock'];
}

/** Its place is kept while nobody hurries; for bots nobody does, nor for those whom one plays for. */
export function TurnClock({ model, clock }: TurnClockProps) {
  const { due, question } = model.moment;
  const person = question === null ? undefined : model.people[question.seat];
  const hasTime = person?.kind === 'person' && (person.presence === 'here' || person.presence === 'lost');
  const isMine = askedHere(model) !== null;
  return (
    <div class="turn-clock">
      {due !== null &&
        hasTime &&
        (isSlowClock(clock) ? <Hours due={due} /> : <Running key={due} due={due} clock={clock} isMine={isMine} />)}
    </div>
  );
}

function Hours({ due }: Pick<RunningProps, 'due'>) {
  const { clock: t } = useChapter('online');
  const left = roughly(useSecondsLeft(due) ?? 0);
  return (
    <>
      <span class="turn-clock-bar" />
      <span class="turn-clock-words tn" role="timer">
        <Icon name="clock" />
        {t.longLeft(left)}
      </span>
    </>
  );
}

interface RunningProps extends Pick<TurnClockProps, 'clock'> {
  readonly due: number;
  /** Whether this device is asked. */
  readonly isMine: boolean;
}

function Running({ due, clock, isMine }: RunningProps) {
  const { clock: t } = useChapter('online');
  const [{ whole, gone }] = useState(() => timeOf(due, clock));
  // Nobody has more seconds than were given, however a part of one is counted.
  const seconds = Math.min(useSecondsLeft(due) ?? 0, Math.floor(whole / SECOND));
  const last = Math.max(1, Math.min(LAST_SECONDS, Math.round((whole / SECOND) * LAST_PART)));
  const hurries = seconds <= last;
  const isCounted = hurries && seconds > 0 && seconds <= COUNTED_SECONDS;
  useEffect(() => {
    if (!isMine || !hurries) return;
    sound({ name: 'hurry' });
    vibrate(HURRY);
  }, [isMine, hurries]);
  useEffect(() => {
    if (isMine && isCounted) sound({ name: 'tick' });
  }, [isMine, isCounted ? seconds : null]);
  return (
    <>
      <span class={`turn-clock-bar${hurries ? ' hurries' : ''}`}>
        <i style={{ animationDuration: `${whole}ms`, animationDelay: `${-gone}ms` }} />
      </span>
      <span class={`turn-clock-words tn${hurries ? ' hurries' : ''}`} role="timer">
        <Icon name="clock" />
        {hurries && isMine ? t.hurry(seconds) : t.left(seconds)}
      </span>
      <span class="vh" role="status">
        {isMine && hurries && t.ends(last)}
      </span>
    </>
  );
}

/**
 * The whole time of the question, and what of it is gone for those who come later, in milliseconds. There may be more left
 * than the table gives: the clock of a question stays when a host changes that of the table.
 */
function timeOf(due: number, clock: Options['clock']): { readonly whole: number; readonly gone: number } {
  const left = Math.max(0, due - Date.now());
  const whole = Math.max(left, (clock ?? 0) * SECOND);
  return { whole, gone: whole - left };
}
