/** A link for a camera. What it says is written beside it as well. */
import './qr-code.css';
import { useMemo } from 'preact/hooks';
import { useTexts } from '../words/texts.ts';
import { useLoaded } from './use-loaded.ts';

export interface QrCodeProps {
  readonly link: string;
  /** What it is, in words. */
  readonly label: string;
}

interface Drawing {
  readonly size: number;
  readonly path: string;
}

/** Quiet modules around the code, so that cameras find its edge. */
const QUIET = 2;

/** Its place is kept until the code that draws it is loaded. */
export function QrCode({ link, label }: QrCodeProps) {
  const { common: t } = useTexts();
  const qr = useLoaded('now', () => import('lean-qr'));
  const drawing = useMemo(() => (qr.kind === 'loaded' ? draw(qr.part.generate(link)) : null), [qr.kind, link]);
  const side = (drawing?.size ?? 0) + 2 * QUIET;
  return (
    <span class="qr">
      {qr.kind === 'missing' && (
        <button type="button" class="btn small" onClick={qr.again}>
          {t.tryAgain}
        </button>
      )}
      {drawing !== null && (
        <svg role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} shape-rendering="crispEdges">
          <path d={drawing.path} />
        </svg>
      )}
    </span>
  );
}

interface Modules {
  readonly size: number;
  get(x: number, y: number): boolean;
}

function draw(modules: Modules): Drawing {
  const { size } = modules;
  const squares: string[] = [];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (modules.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`);
  return { size, path: squares.join('') };
}
