/** The daily challenge: today's two deals, how one did, tables of friends and of the week, days before. */
import { codeOf, type Problem } from '@turn7/client';
import './daily-screen.css';
import { BOARDS, type Board, CODE, cleanName, type Daily, type OwnTry } from '@turn7/protocol';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { goTo, inHash, keptWithAddress, replaceAddress } from '../device/address.ts';
import { change, settings } from '../device/settings.ts';
import { StorageWatch } from '../game/kept/storage-watch.tsx';
import { playGame } from '../game/start/use-new-game.ts';
import { api } from '../sync/api.ts';
import { keys } from '../sync/keys.ts';
import { isKey, player } from '../sync/player.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { NameField } from '../ui/name-field.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useChapter, useTexts } from '../words/texts.ts';
import { ArchivePart } from './archive-part.tsx';
import { BoardPart, LateResult, PracticePart } from './board-part.tsx';
import { dayText, timeText } from './day.ts';
import { DevicePart } from './device-part.tsx';
import { practiceGame } from './practice.ts';
import { RanksPart } from './ranks-part.tsx';
import { latestBoard } from './standing.ts';
import { type DailyState, useDaily } from './use-daily.ts';

export interface DailyProps {
  /** May have the key of a player, or the code of a group. */
  readonly hash: string;
}

export function DailyScreen({ hash }: DailyProps) {
  const t = useChapter('daily');
  const { lobby } = useTexts();
  const [key, setKey] = useState(() => keyFor(hash));
  const state = useDaily(key);
  const name = useName();
  const { brought, take, leave } = useBrought(hash, setKey);
  const [refused, setRefused] = useState<Problem | 'busy' | null>(null);
  useTitle(`${t.title} · Turn 7`);

  const play = async (board: Board, date?: string) => {
    const called = name.ask();
    if (called === null || refused === 'busy') return;
    setRefused('busy');
    setKey(player.key); // two tabs that were opened at the same moment have made one each; the last counts
    try {
      const wish = { board, name: called, ...(date === undefined ? {} : { date }) };
      const { code } = keys.keepPlace(await api.beginTry(player.key, wish));
      goTo(`/t/${code}`);
    } catch (error) {
      setRefused(codeOf(error));
    }
  };
  const practise = (board: Board, secret?: string) => playGame(practiceGame(board, name.shown ?? t.you, secret));
  const daily = state.kind === 'here' ? state.daily : null;

  return (
    <div class="daily">
      <PageHeader />
      <main>
        <Head state={state} />
        {name.field}
        <p class="field-error" role="status">
          {refused !== null && refused !== 'busy' && lobby.refused[refused]}
        </p>
        {daily && <Late daily={daily} onPlay={play} />}
        <div class="daily-boards">
          {BOARDS.map((board) => {
            if (state.kind === 'alone')
              return <PracticePart key={board} board={board} onPlay={() => practise(board)} />;
            const own = triesOf(daily).find((one) => one.board === board && one.date === daily?.today.date) ?? null;
            return (
              <BoardPart
                key={board}
                board={board}
                players={daily?.players[board] ?? null}
                own={own}
                streak={daily?.me?.streak ?? 0}
                isBusy={daily === null || refused === 'busy'}
                // What goes on is that try, though the page may have been open since the day before.
                onPlay={() => daily && void play(board, own?.date)}
              />
            );
          })}
        </div>
        {daily && (
          <>
            <RanksPart
              key={groupIn(hash)}
              me={daily.me?.player ?? ''}
              first={latestBoard(triesOf(daily))}
              nameOf={name.ask}
              invited={groupIn(hash)}
            />
            <ArchivePart today={daily.today.date} onPractise={practise} />
            <DevicePart />
            <p class="muted small daily-proof">
              {t.proof} <code class="seal-hash">{daily.tomorrow.deals.bots.commitment}</code>{' '}
              <code class="seal-hash">{daily.tomorrow.deals.solo.commitment}</code>
            </p>
          </>
        )}
      </main>
      <StorageWatch />
      <ConfirmDialog
        open={brought !== null}
        title={t.takeTitle}
        tells={t.takeTells}
        keep={t.takeNot}
        onKeep={leave}
        giveUp={t.take}
        onGiveUp={take}
      />
    </div>
  );
}

const triesOf = (daily: Daily | null): readonly OwnTry[] => daily?.me?.tries ?? [];

function Head({ state }: { readonly state: DailyState }) {
  const t = useChapter('daily');
  const streak = state.kind === 'here' ? (state.daily.me?.streak ?? 0) : 0;
  return (
    <header class="daily-head">
      <h1>{t.title}</h1>
      <p>{t.lead}</p>
      <p class="daily-day" role="status">
        {state.kind === 'alone' && t.alone}
        {state.kind === 'here' && (
          <>
            <b>{dayText(state.daily.today.date, 'full')}</b>
            {streak > 0 && (
              <span class="chip c-turn">
                <Icon name="flag" />
                {t.streak(streak)}
              </span>
            )}
          </>
        )}
      </p>
    </header>
  );
}

interface LateProps {
  readonly daily: Daily;
  readonly onPlay: (board: Board, date: string) => void;
}

/** What was begun before midnight. */
function Late({ daily, onPlay }: LateProps) {
  const t = useChapter('daily');
  const closesAt = daily.today.closesAt - 24 * 3600_000;
  return triesOf(daily)
    .filter(({ date }) => date !== daily.today.date)
    .map((own) =>
      own.stage === 'finished' ? (
        <LateResult key={own.board} own={own} streak={daily.me?.streak ?? 0} />
      ) : (
        <p key={own.board} class="note">
          <Icon name="clock" />
          <span>{t.late(t.boards[own.board].name, timeText(closesAt))}</span>
          <button type="button" class="btn small" onClick={() => onPlay(own.board, own.date)}>
            {t.goOn}
          </button>
        </p>
      ),
    );
}

/** The name under which results stand, asked for where it is needed first. */
function useName() {
  const t = useChapter('daily');
  const [wished, setWished] = useState(settings.value.name);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [id, hint] = [useId(), useId()];
  const shown = cleanName(wished);
  const ask = (): string | null => {
    setMissing(shown === null);
    if (shown === null) input.current?.focus();
    else change({ name: shown });
    return shown;
  };
  const field = (
    <div class="daily-line">
      <label for={id}>{t.yourName}</label>
      <NameField
        ref={input}
        id={id}
        class="field"
        value={wished}
        autocomplete="nickname"
        aria-describedby={hint}
        aria-invalid={isMissing}
        onInput={(event) => {
          setWished(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <p id={hint} class={isMissing ? 'field-error' : 'muted small'} role="status">
        {isMissing ? t.nameMissing : t.nameTells}
      </p>
    </div>
  );
  return { shown, ask, field };
}

/** The code of a group of friends that a link names. */
function groupIn(hash: string): string | null {
  const code = inHash(hash, 'group');
  return code !== null && CODE.test(code) ? code : null;
}

/** Where nobody has played yet, a key that came with a link is taken at once. */
function keyFor(hash: string): string {
  const came = inHash(hash, 'key');
  return player.known === null && isKey(came) ? player.take(came) : player.key;
}

/** A key that came with a link, where this device has another: that is asked first. */
function useBrought(hash: string, setKey: (key: string) => void) {
  const came = inHash(hash, 'key');
  const [brought, setBrought] = useState<string | null>(null);
  useEffect(() => {
    if (came === null) return;
    // Nobody shall read it over a shoulder or find it in the history.
    replaceAddress(location.pathname, keptWithAddress());
    if (isKey(came) && came !== player.key) setBrought(came);
  }, [came]);
  const leave = () => setBrought(null);
  const take = () => {
    if (brought !== null) setKey(player.take(brought));
    leave();
  };
  return { brought, take, leave };
}
