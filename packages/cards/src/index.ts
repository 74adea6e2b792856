// How a card looks: its lines with the name of what each is, and a card of them as SVG in colours of its own.
export { type Stroke, strokesOf, type Track } from './numeral.ts';
export {
  backOf,
  type CardSize,
  type CardState,
  type Drawing,
  faceOf,
  type Mark,
  numeralMarks,
  silhouetteOf,
} from './face.ts';
export { type Ink, INKS } from './inks.ts';
export { backSvg, cardSvg, type Lying, numberInk } from './svg.ts';
