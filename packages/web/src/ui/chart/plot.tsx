/** A drawing made for the width it has. It is seen only: a sentence tells it to those who listen, and a table has the rest. */
import './plot.css';
import type { ComponentChildren } from 'preact';
import { useWidth } from '../use-width.ts';

export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

interface PlotProps {
  /** What is to be seen, in a sentence. */
  readonly says: string;
  /** In pixels; it must not depend on what is loaded later, so that nothing jumps. */
  readonly height: number | ((width: number) => number);
  readonly children: (size: PlotSize) => ComponentChildren;
}

export function Plot({ says, height, children }: PlotProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const high = typeof height === 'number' ? height : height(width);
  return (
    <>
      <p class="vh">{says}</p>
      <div class="plot" ref={frame} style={{ minHeight: `${high}px` }}>
        {width > 0 && (
          <svg class="plot-drawing" width={width} height={high} aria-hidden="true">
            {children({ width, height: high })}
          </svg>
        )}
      </div>
    </>
  );
}
