/** The code that puts a view of ours into a page of one's own. Loaded when somebody asks for it. */
import './embed-code.css';
import { type FrameSize, frameCode, USUAL_FRAME } from '@turn7/protocol';
import { useState } from 'preact/hooks';
import { CopyLink } from '../../ui/copy-link.tsx';
import { ChoiceGroup } from '../../ui/settings/choice-group.tsx';
import { useChapter } from '../../words/texts.ts';

const SIZES = {
  small: { width: 480, height: 420 },
  medium: USUAL_FRAME,
  large: { width: 1100, height: 640 },
} as const satisfies Record<string, FrameSize>;

type SizeName = keyof typeof SIZES;
const SIZE_NAMES = ['small', 'medium', 'large'] as const satisfies readonly SizeName[];

export interface EmbedCodeProps {
  /** The whole address of the view. */
  readonly src: string;
  /** What a screen reader calls the frame. */
  readonly title: string;
}

export function EmbedCode({ src, title }: EmbedCodeProps) {
  const t = useChapter('embed');
  const [size, setSize] = useState<SizeName>('medium');
  const code = frameCode(src, title, SIZES[size]);
  const words = { copy: t.copy, copied: t.copied, copyYourself: t.copyYourself };
  return (
    <div class="embed-words">
      <p>{t.tells}</p>
      <ChoiceGroup
        legend={t.size}
        choices={SIZE_NAMES}
        nameOf={(name) => t.sizes[name]}
        chosen={size}
        onChoose={setSize}
      />
      <textarea
        class="field"
        readOnly
        rows={5}
        spellcheck={false}
        aria-label={t.code}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <CopyLink link={code} words={words} />
      </div>
    </div>
  );
}
