/** Lets the table be heard and felt, if the person wants that. */
import type { Seat } from '@turn7/engine';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../device/settings.ts';
import { tempoNow } from '../motion/tempo.ts';
import { freshEvent } from '../playback/moment.ts';
import type { TableModel } from '../table/table-model.ts';
import { soundOf, type Vibration, vibrationOf, YOUR_TURN } from './event-sounds.ts';
import type { Sound } from './sounds.ts';
import { play, wake } from './speaker.ts';

export function useSound({ moment, people }: TableModel): void {
  const { beat, question } = moment;
  const isMine = (seat: Seat) => people[seat]?.mine === true;
  const heard = useRef(moment);

  useEffect(wakeByGesture, []);

  useEffect(() => {
    const event = freshEvent(heard.current, moment);
    heard.current = moment;
    if (event === null) return;
    sound(soundOf(event, moment.view));
    vibrate(vibrationOf(event, isMine));
  }, [beat]);

  const asked = question !== null && isMine(question.seat);
  useEffect(() => {
    if (!asked) return;
    sound({ name: 'your turn' });
    vibrate(YOUR_TURN);
  }, [asked, beat]);
}

function sound(sound: Sound | null): void {
  if (sound !== null && settings.value.sound) play(sound, tempoNow());
}

/** A page that nobody has touched yet may not vibrate, and browsers complain of those that try. */
function vibrate(vibration: Vibration | null): void {
  if (vibration === null || !settings.value.vibration || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.([...vibration]);
}

const GESTURES = ['pointerdown', 'keydown', 'change'] as const;

/** Any gesture will do, as long as sound is wanted by then: the one that switches it on as well. */
function wakeByGesture(): () => void {
  const listen = () => {
    if (settings.value.sound) wake();
  };
  if (navigator.userActivation?.hasBeenActive) listen();
  for (const gesture of GESTURES) addEventListener(gesture, listen);
  return () => {
    for (const gesture of GESTURES) removeEventListener(gesture, listen);
  };
}
