/** Tells moves and turns to those who listen. What was said once is never said again. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { openDialogs } from '../../ui/dialog.tsx';
import { type Texts, useTexts } from '../../words/texts.ts';
import type { CoachAdvice } from '../bots/bot-worker.ts';
import type { Moment } from '../playback/moment.ts';
import type { ModelProps, TableModel } from '../table/table-model.ts';
import { adviceSpoken, announcement } from './announcement.ts';

interface Message {
  readonly id: number;
  readonly text: string;
}

const KEPT = 12; // old ones may be read again, but need not pile up
const GATHERING_MS = 300; // moves that follow each other faster than anybody listens are one message

export function LiveRegion({ model }: ModelProps) {
  const texts = useTexts();
  const messages = useMessages(model, texts);
  return (
    <div class="vh" role="log" aria-live="polite" aria-label={texts.log.live}>
      {messages.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

/** Nothing is heard from behind an open dialog: what happened meanwhile is told when it is closed. */
function useMessages(model: TableModel, texts: Texts): readonly Message[] {
  const { moment, advice } = model;
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const isCovered = useSignal(openDialogs) > 0;
  const heard = useRef<Moment | null>(null);
  const advised = useRef<CoachAdvice | null>(null);
  const gathering = useRef<ReturnType<typeof setTimeout> | null>(null);

  const say = (text: string) => {
    if (text !== '') setMessages((said) => [...said, { id: (said.at(-1)?.id ?? 0) + 1, text }].slice(-KEPT));
  };
  const tell = useRef(() => {});
  tell.current = () => {
    const narrator = { names: model.names, people: model.people, texts };
    const news = announcement(heard.current, moment, narrator);
    say(news.text);
    heard.current = news.heard;
    if (advice && moment.question && advice !== advised.current) say(adviceSpoken(advice, moment.question, narrator));
    advised.current = advice;
  };

  useEffect(() => {
    if (heard.current === null) return tell.current(); // from here on is what they hear
    if (isCovered || gathering.current !== null) return;
    gathering.current = setTimeout(() => {
      gathering.current = null;
      if (openDialogs.value === 0) tell.current();
    }, GATHERING_MS);
  }, [moment, advice, isCovered]);
  useEffect(() => () => clearTimeout(gathering.current ?? undefined), []);

  return messages;
}
