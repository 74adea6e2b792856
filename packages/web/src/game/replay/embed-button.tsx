/** Puts the replay into a page of one's own. The game travels inside the code, so it stays there when a table is gone. */
import { writeRecord } from '@turn7/engine';
import { useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';
import { AskedEmbed } from '../embed/asked-embed.tsx';
import type { Replay } from './replay.ts';
import { replayAddress } from './replay-link.ts';

export function EmbedButton({ replay, at }: { readonly replay: Replay; readonly at: number }) {
  const t = useChapter('replay');
  const [src, setSrc] = useState<string | null>(null);
  const ask = async () => setSrc(`${location.origin}/embed${await replayAddress(writeRecord(replay.record), at)}`);
  return (
    <>
      <button type="button" class="btn quiet" onClick={() => void ask()}>
        <Icon name="screen" />
        {t.embed}
      </button>
      <AskedEmbed title={t.embed} asked={src === null ? null : { src, title: t.title }} onClose={() => setSrc(null)} />
    </>
  );
}
