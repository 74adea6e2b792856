/** Puts a link on the clipboard, or where the browser does not allow that, shows it to be copied by hand. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

type Progress = 'ready' | 'copied' | 'by hand';

const SHOWN_MS = 2500;

interface CopyLinkProps {
  readonly link: string;
  readonly words: {
    readonly copy: string;
    readonly copied: string;
    /** Before the link, where it has to be copied by hand. */
    readonly copyYourself: string;
  };
}

export function CopyLink({ link, words: t }: CopyLinkProps) {
  const [progress, setProgress] = useState<Progress>('ready');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (progress === 'by hand') field.current?.select();
    if (progress !== 'copied') return;
    const timer = setTimeout(() => setProgress('ready'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [progress]);

  const copy = async () => {
    try {
      // Pages without https have no clipboard.
      await navigator.clipboard.writeText(link);
      setProgress('copied');
    } catch {
      setProgress('by hand');
    }
  };

  return (
    <>
      <button type="button" class="btn copy-link" onClick={copy}>
        <Icon name={progress === 'copied' ? 'check' : 'copy'} />
        {progress === 'copied' ? t.copied : t.copy}
      </button>
      <span class="vh" role="status">
        {progress === 'copied' && t.copied}
      </span>
      {progress === 'by hand' && (
        <label class="copy-by-hand">
          {t.copyYourself}
          <input ref={field} class="field" readOnly value={link} />
        </label>
      )}
    </>
  );
}
