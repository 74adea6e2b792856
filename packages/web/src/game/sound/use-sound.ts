/** Lets the table be heard and felt, if the person wants that. */
import type { Seat } from '@turn7/engine';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../device/settings.ts';
import { tempoIn } from '../motion/tempo.ts';
import { freshEvent } from '../playback/moment.ts';
import type { TableModel } from '../table/table-model.ts';
import { soundOf, type Vibration, vibrationOf, YOUR_TURN } from './event-sounds.ts';
import type { Sound } from './sounds.ts';
import { play, wake } from './speaker.ts';

/** Faster than this cards are only noise. */
const LEAST_HEARD = 0.4;

export function useSound({ moment, people }: TableModel): void {
  const { beat, drawing, question } = moment;
  const hear = (heard: Sound | null) => {
    if (heard !== null && moment.patience >= LEAST_HEARD) sound(heard, tempoIn(moment));
  };
  const isMine = (seat: Seat) => people[seat]?.mine === true;
  const heard = useRef(moment);

  useEffect(wakeByGesture, []);

  useEffect(() => {
    const event = freshEvent(heard.current, moment);
    heard.current = moment;
    if (event === null) return;
    hear(soundOf(event, moment.view));
    vibrate(vibrationOf(event, isMine));
  }, [beat]);

  useEffect(() => {
    if (drawing !== null) hear({ name: 'leaving' });
  }, [drawing]);

  const asked = question !== null && isMine(question.seat);
  useEffect(() => {
    if (!asked) return;
    hear({ name: 'your turn' });
    vibrate(YOUR_TURN);
  }, [asked, beat]);
}

/** If the person wants to hear it. What does not come with a card is as fast as its notes. */
export function sound(sound: Sound, tempo = 1): void {
  if (settings.value.sound) play(sound, tempo);
}

/** A page that nobody has touched yet may not vibrate, and browsers complain of those that try. */
export function vibrate(vibration: Vibration | null): void {
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
