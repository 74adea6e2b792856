/** Tables of the week: of everybody, and of the friends in a group. */
import { codeOf, type Problem } from '@turn7/client';
import { BOARDS, type Board, RANK_PERIODS, type Ranking } from '@turn7/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { api } from '../sync/api.ts';
import { type KeptGroup, player } from '../sync/player.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { number } from '../words/format.ts';
import { useChapter, useTexts } from '../words/texts.ts';
import { placeOf } from './standing.ts';

type Period = (typeof RANK_PERIODS)[number];

export interface RanksPartProps {
  /** Who is looking, to others. */
  readonly me: string;
  /** The board that is shown first. */
  readonly first: Board;
  /** Their name, or null after it was asked for. */
  readonly nameOf: () => string | null;
  /** The code of a group that a link names; null for none. */
  readonly invited: string | null;
}

export function RanksPart({ me, first, nameOf, invited }: RanksPartProps) {
  const t = useChapter('daily');
  const [groups, setGroups] = useState(player.groups);
  const [code, setCode] = useState(invited ?? groups[0]?.code ?? '');
  const [board, setBoard] = useState(first);
  const [period, setPeriod] = useState<Period>('week');
  const [asked, setAsked] = useState(0);
  /** Why coming or going was not done, at which group. */
  const [refused, setRefused] = useState<{ readonly code: string; readonly why: Problem } | null>(null);
  const ranking = useRanks(board, code === '' ? 'week' : period, code, asked);
  const isMember = groups.some((group) => group.code === code);
  const refresh = () => {
    setGroups(player.groups);
    setAsked(asked + 1);
  };
  const change = async (leave: boolean) => {
    const name = nameOf();
    if (name === null) return;
    const { title } = await api.joinGroup(player.key, code, name, leave);
    setRefused(null);
    if (leave) player.forgetGroup(code);
    else player.keepGroup({ code, title });
    if (leave) setCode('');
    refresh();
  };
  return (
    <section class="daily-part">
      <h2>{t.tables}</h2>
      <div class="daily-choices">
        <Choice label={t.whose} value={code} onChange={setCode}>
          <option value="">{t.everybody}</option>
          {invited !== null && !isMember && <option value={invited}>{ranking?.title ?? invited}</option>}
          {groups.map((group) => (
            <option key={group.code} value={group.code}>
              {group.title}
            </option>
          ))}
        </Choice>
        <Choice
          label={t.board}
          value={board}
          onChange={(next) => setBoard(BOARDS.find((one) => one === next) ?? 'bots')}
        >
          {BOARDS.map((one) => (
            <option key={one} value={one}>
              {t.boards[one].name}
            </option>
          ))}
        </Choice>
        {code !== '' && (
          <Choice
            label={t.period}
            value={period}
            onChange={(next) => setPeriod(RANK_PERIODS.find((one) => one === next) ?? 'week')}
          >
            {RANK_PERIODS.map((one) => (
              <option key={one} value={one}>
                {t.periods[one]}
              </option>
            ))}
          </Choice>
        )}
      </div>
      <RankTable ranking={ranking} caption={code === '' ? t.periods.week : null} me={me} />
      {code !== '' && (
        <GroupWays
          code={code}
          isMember={isMember}
          refused={refused?.code === code ? refused.why : null}
          onChange={(leave) => void change(leave).catch((error) => setRefused({ code, why: codeOf(error) }))}
        />
      )}
      <NewGroup
        nameOf={nameOf}
        onMade={(group) => {
          player.keepGroup(group);
          setCode(group.code);
          refresh();
        }}
      />
    </section>
  );
}

/** Null while it is not known. */
function useRanks(board: Board, period: Period, code: string, asked: number): Ranking | null {
  const [ranking, setRanking] = useState<Ranking | null>(null);
  useEffect(() => {
    let isWanted = true;
    api.ranks({ board, period, group: code === '' ? undefined : code }).then(
      (next) => isWanted && setRanking(next),
      () => isWanted && setRanking({ title: null, ranks: [] }),
    );
    return () => {
      isWanted = false;
    };
  }, [board, period, code, asked]);
  return ranking;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ComponentChildren;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label for={id}>{label}</label>
      <select id={id} class="field" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </div>
  );
}

interface RankTableProps {
  readonly ranking: Ranking | null;
  /** Which days it is about, where nobody chose them. */
  readonly caption: string | null;
  readonly me: string;
}

function RankTable({ ranking, caption, me }: RankTableProps) {
  const t = useChapter('daily');
  if (ranking === null || ranking.ranks.length === 0)
    return <p class="muted daily-empty">{ranking === null ? '' : t.nobody}</p>;
  return (
    <table class="daily-ranks">
      {caption !== null && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{t.place}</th>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.days}</th>
          <th scope="col">{t.scored}</th>
        </tr>
      </thead>
      <tbody>
        {ranking.ranks.map(({ player: who, name, days, score }) => (
          <tr key={who} class={who === me ? 'is-me' : undefined}>
            <td>{number(placeOf(score, ranking.ranks))}</td>
            <th scope="row">
              <bdi>{name}</bdi> {who === me && <span class="muted small">{t.you}</span>}
            </th>
            <td>{number(days)}</td>
            <td>{number(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface GroupWaysProps {
  readonly code: string;
  readonly isMember: boolean;
  readonly refused: Problem | null;
  readonly onChange: (leave: boolean) => void;
}

function GroupWays({ code, isMember, refused, onChange }: GroupWaysProps) {
  const t = useChapter('daily');
  const { lobby } = useTexts();
  return (
    <div class="daily-ways">
      {isMember && (
        <CopyLink link={`${location.origin}/daily#group=${code}`} words={{ ...lobby.invite, copy: t.invite }} />
      )}
      <button type="button" class={isMember ? 'btn quiet' : 'btn gold'} onClick={() => onChange(isMember)}>
        {isMember ? t.leaveGroup : t.joinGroup}
      </button>
      <p class="field-error" role="status">
        {refused !== null && (refused === 'full' ? t.groupFull : t.failed)}
      </p>
    </div>
  );
}

interface NewGroupProps {
  readonly nameOf: () => string | null;
  readonly onMade: (group: KeptGroup) => void;
}

function NewGroup({ nameOf, onMade }: NewGroupProps) {
  const t = useChapter('daily');
  const [title, setTitle] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const id = useId();
  const make = async (event: Event) => {
    event.preventDefault();
    const name = title.trim() === '' ? null : nameOf();
    if (name === null) return;
    try {
      onMade(await api.createGroup(player.key, title, name));
      setTitle('');
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <form class="daily-line" onSubmit={make}>
      <label for={id}>{t.newGroup}</label>
      <input
        id={id}
        class="field"
        value={title}
        maxLength={40}
        onInput={(event) => setTitle(event.currentTarget.value)}
      />
      <button type="submit" class="btn">
        {t.makeGroup}
      </button>
      <p class="field-error" role="status">
        {hasFailed && t.failed}
      </p>
    </form>
  );
}
