/** What is said and asked about being told of one's turn: at a table for slow play once by itself, elsewhere in its menu. */
import './notice-offer.css';
import { useEffect } from 'preact/hooks';
import { useSignal } from '../device/signal.ts';
import { hostName, seatOf } from '../game/online/lobby-facts.ts';
import { myQuestion } from '../game/online/my-question.ts';
import { isSlow } from '../game/online/slow-play.ts';
import type { RemoteSession } from '../game/session/remote.ts';
import { Icon } from '../ui/icon.tsx';
import { useChapter, useTexts } from '../words/texts.ts';
import { notices, refuseNotices, subscribeAt, wantNotices, watchTurns } from './turn-notices.ts';

/** Tells of turns at this table as long as that is wanted. */
export function useTurnNotices(session: RemoteSession): void {
  const { notices: t } = useChapter('online');
  const { lobby: words } = useTexts();
  const { online } = session;
  const isOn = useSignal(notices) === 'on';
  const lobby = useSignal(online.lobby);
  const me = useSignal(online.me);
  const host = lobby.host === me ? null : hostName(lobby);
  const body = host === null ? words.yourTable : words.tableOf(host);
  const isSeated = me !== null && seatOf(lobby, me) >= 0;
  useEffect(
    () => (isOn && isSeated ? watchTurns(session, { title: t.turn, body }) : undefined),
    [isOn, isSeated, body],
  );
  useEffect(() => {
    if (isOn && isSeated) void subscribeAt(online.code).catch(() => {}); // then only while the page is there
  }, [isOn, isSeated, online.code]);
}

/** While somebody else thinks, and may do so for hours. */
export function NoticeOffer({ session }: { readonly session: RemoteSession }) {
  const { notices: t } = useChapter('online');
  const isUndecided = useSignal(notices) === 'undecided';
  const lobby = useSignal(session.online.lobby);
  const people = useSignal(session.people);
  const mine = myQuestion(useSignal(session.game), people);
  const plays = people.some((person) => person.mine && person.presence === 'here');
  if (!isUndecided || !isSlow(lobby) || lobby.stage !== 'playing' || !plays || mine !== null) return null;
  return (
    <section class="notice-offer note" aria-label={t.name}>
      <Icon name="bell" />
      <span>{t.asks}</span>
      <button type="button" class="btn gold" onClick={() => void wantNotices()}>
        {t.yes}
      </button>
      <button type="button" class="btn quiet" onClick={() => void refuseNotices()}>
        {t.no}
      </button>
    </section>
  );
}

/** Switches it on and off. `class`: of the button. */
export function NoticeSwitch({ class: style }: { readonly class: string }) {
  const { notices: t } = useChapter('online');
  const state = useSignal(notices);
  if (state === 'impossible') return null;
  const isOn = state === 'on';
  return (
    <button
      type="button"
      class={style}
      disabled={state === 'blocked'}
      onClick={() => void (isOn ? refuseNotices() : wantNotices())}
    >
      <Icon name="bell" />
      {state === 'blocked' ? t.blocked : isOn ? t.stop : t.name}
    </button>
  );
}
