/** Tells moves and turns to those who listen. What was said once is never said again. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SceneProps } from '../table/scene.ts';
import type { Told } from '../telling/told.ts';
import { useTexts } from '../texts/texts.ts';
import type { Counsel } from '../thinker/thinker.ts';
import { announcement, counselText } from './announcement.ts';

interface Message {
  readonly id: number;
  readonly text: string;
}

const KEPT = 12; // old ones may be read again, but need not pile up

export function LiveRegion({ scene }: SceneProps) {
  const texts = useTexts();
  const { told, counsel, names, people } = scene;
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const heard = useRef<Told | null>(null);
  const advised = useRef<Counsel | null>(null);

  const say = (text: string) => {
    if (text !== '') setMessages((said) => [...said, { id: (said.at(-1)?.id ?? 0) + 1, text }].slice(-KEPT));
  };

  useEffect(() => {
    const now = announcement(heard.current, told, { names, people, texts });
    say(now.text);
    heard.current = now.heard;
  }, [told]);

  useEffect(() => {
    const { question } = told;
    if (counsel && question && counsel !== advised.current) say(counselText(counsel, question, { names, texts }));
    advised.current = counsel;
  }, [counsel]);

  return (
    <div class="vh" role="log" aria-live="polite" aria-label={texts.log.title}>
      {messages.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
