/** The lines of a card as elements. Colours come from the style sheet, which knows each by what it is. */
import type { Drawing, Mark } from '@turn7/cards';

export const Marks = ({ drawing }: { readonly drawing: Drawing }) => (
  <>
    {drawing.map((one) =>
      'part' in one ? <Line {...one} /> : <g transform={one.transform}>{one.marks.map((mark) => Line(mark))}</g>,
    )}
  </>
);

const Line = ({ part, d, transform, width }: Mark) => (
  <path class={part} d={d} transform={transform} stroke-width={width} />
);
