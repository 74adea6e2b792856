/**
 * Numerals as tracks: each sign is the skeleton of a line drawn with one weight, not a letter of a font. `x` is the
 * middle of the word, all else the box that a sign fills, weight included.
 */
export interface Track {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
  readonly gap: number;
}

export interface Stroke {
  readonly d: string;
  readonly weight: number;
  readonly transform: string;
  /** Signs that are no digits have no room for a line inside. */
  readonly digit: boolean;
}

type Sign = keyof typeof SIGNS;

/** Closed forms look darker than open ones, so their line is thinner. */
const SIGNS = {
  '0': { width: 1, weight: 1, d: zero },
  '1': { width: 0.66, weight: 1, d: one },
  '2': { width: 0.96, weight: 0.97, d: two },
  '3': { width: 0.95, weight: 0.94, d: three },
  '4': { width: 1.06, weight: 0.9, d: four },
  '5': { width: 0.96, weight: 0.96, d: five },
  '6': { width: 1.02, weight: 0.93, d: six },
  '7': { width: 0.96, weight: 1, d: seven },
  '8': { width: 1.02, weight: 0.86, d: eight },
  '9': { width: 1.02, weight: 0.93, d: six },
  '+': { width: 0.68, weight: 0.66, d: plus },
  '×': { width: 0.7, weight: 0.66, d: times },
};

const isSign = (sign: string): sign is Sign => sign in SIGNS;

export function strokesOf(word: string, track: Track): readonly Stroke[] {
  const signs = [...word].filter(isSign);
  const widths = signs.map((sign) => track.width * SIGNS[sign].width);
  const length = widths.reduce((sum, width) => sum + width, track.gap * (signs.length - 1));
  let x = track.x - length / 2;
  return signs.map((sign) => {
    const width = track.width * SIGNS[sign].width;
    const stroke = strokeOf(sign, x, width, track);
    x += width + track.gap;
    return stroke;
  });
}

function strokeOf(sign: Sign, x: number, width: number, { y, height, weight: heaviest }: Track): Stroke {
  const weight = round(heaviest * SIGNS[sign].weight);
  const turned = sign === '9';
  return {
    d: SIGNS[sign].d(boxOf(width, height, weight)),
    weight,
    transform: turned
      ? `translate(${round(x + width)} ${round(y + height)}) rotate(180)`
      : `translate(${round(x)} ${round(y)})`,
    digit: sign !== '+' && sign !== '×',
  };
}

/** A box with the middle lines of a stroke along its sides. */
interface Box {
  readonly width: number;
  readonly height: number;
  readonly weight: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly radius: number;
}

function boxOf(width: number, height: number, weight: number): Box {
  const half = weight / 2;
  const [left, right, top, bottom] = [half, width - half, half, height - half];
  return { width, height, weight, left, right, top, bottom, radius: (right - left) / 2 };
}

function zero({ left, right, top, bottom, radius: r }: Box): string {
  return path`M${left} ${top + r}A${r} ${r} 0 0 1 ${right} ${top + r}V${bottom - r}A${r} ${r} 0 0 1 ${left} ${bottom - r}Z`;
}

function one({ width, height, weight, top }: Box): string {
  const stem = width * 0.5 + weight * 0.28;
  return path`M${stem} ${height}V${top * 0.9}L${stem - weight * 0.2} ${top * 0.9}L${stem - width * 0.5} ${height * 0.26}`;
}

function two({ width, height, weight, left, right, top, bottom, radius: r }: Box): string {
  const shoulder = top + r;
  return path`M${left} ${shoulder + weight * 0.12}V${shoulder}A${r} ${r} 0 0 1 ${right} ${shoulder}C${right} ${shoulder + height * 0.24} ${left} ${height * 0.54} ${left} ${bottom}H${width}`;
}

function three({ width, height, weight, left, right, top, bottom }: Box): string {
  const waist = height * 0.465;
  const [upper, lower] = [(waist - top) / 2, (bottom - waist) / 2];
  const inner = left + width * 0.06 + weight * 0.3;
  return path`M${left - weight * 0.2} ${top}H${right - upper}A${upper} ${upper} 0 0 1 ${right - upper} ${waist}H${inner}M${inner} ${waist}H${right - lower}A${lower} ${lower} 0 0 1 ${right - lower} ${bottom}H${left - weight * 0.5}`;
}

function four({ width, height, weight, left }: Box): string {
  return path`M${width * 0.56} 0L${left + weight * 0.18} ${height * 0.7}H${width}M${width * 0.7} ${height * 0.36}V${height}`;
}

function five({ width, height, weight, left, right, top, bottom }: Box): string {
  const waist = height * 0.4;
  const r = (bottom - waist) / 2;
  return path`M${width - weight * 0.2} ${top}H${left + weight * 0.06}V${waist}H${right - r}A${r} ${r} 0 0 1 ${right - r} ${bottom}H0`;
}

function six({ width, height, left, right, bottom, radius: rx }: Box): string {
  const ry = Math.min(rx * 1.08, height * 0.31);
  const centre = bottom - ry;
  return path`M${width * 0.72} 0C${width * 0.5} ${height * 0.16} ${left} ${height * 0.36} ${left} ${centre}A${rx} ${ry} 0 0 0 ${right} ${centre}A${rx} ${ry} 0 0 0 ${left} ${centre}`;
}

function seven({ width, height, weight, right, top }: Box): string {
  return path`M0 ${top}H${right - weight * 0.55}Q${right + weight * 0.25} ${top} ${right - weight * 0.18} ${top + weight * 0.95}L${width * 0.3} ${height}`;
}

function eight({ width, height, top, bottom, radius: rx }: Box): string {
  const [middle, waist] = [width / 2, height * 0.47];
  const [upper, lower, narrow] = [(waist - top) / 2, (bottom - waist) / 2, rx * 0.93];
  return path`M${middle} ${top}A${narrow} ${upper} 0 0 1 ${middle} ${waist}A${narrow} ${upper} 0 0 1 ${middle} ${top}ZM${middle} ${waist}A${rx} ${lower} 0 0 1 ${middle} ${bottom}A${rx} ${lower} 0 0 1 ${middle} ${waist}Z`;
}

function plus({ width, height }: Box): string {
  return path`M${width / 2} ${height / 2 - width / 2}v${width}M0 ${height / 2}h${width}`;
}

function times({ width, height }: Box): string {
  const arm = (width / 2) * 0.86;
  const [x, y] = [width / 2, height / 2];
  return path`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x + arm} ${y - arm}l${-2 * arm} ${2 * arm}`;
}

/** An SVG path with its numbers rounded to what an eye could see. */
export function path(words: TemplateStringsArray, ...numbers: readonly number[]): string {
  return String.raw({ raw: words }, ...numbers.map(round));
}

const round = (value: number): number => Math.round(value * 100) / 100;
