/** A table that waits for people: who invites, who is there, and the code as large as it is read aloud. */
import { INKS } from '@turn7/cards';
import { fitted, lengthOf, type Type, textSvg } from '../lettering.ts';
import { cardAt, framed, MARGIN, words } from './frame.ts';
import type { SceneOf } from './scene.ts';

export function lobby(scene: SceneOf<'lobby'>): string {
  const { svg } = words(scene, { x: MARGIN, y: 226, width: 640, size: 68, lines: 2 });
  return framed(scene, `${svg}${guests(scene)}${pile(scene)}`);
}

const NAME: Type = { size: 30, weight: 700 };
const ROOM = 640;
const GAP = 14;
const HIGH = 56;
const TOP = 434;
const LINES = 2;

interface Chip {
  readonly text: string;
  readonly width: number;
}

/** Names side by side in two lines, and how many have no room. */
function guests({ names, more }: SceneOf<'lobby'>): string {
  const chips = names.map((name): Chip => chipOf(fitted(name, NAME, 300)));
  const lines: Chip[][] = [[]];
  let seated = 0;
  for (const chip of chips) {
    const line = lines.at(-1) ?? [];
    const rest = chips.length - seated - 1;
    const isLast = lines.length === LINES;
    const reserved = isLast && rest > 0 ? chipOf(more(rest)).width + GAP : 0;
    if (widthOf([...line, chip]) + reserved <= ROOM) line.push(chip);
    else if (isLast) break;
    else lines.push([chip]);
    seated++;
  }
  const left = chips.length - seated;
  if (left > 0) lines.at(-1)?.push(chipOf(more(left)));
  return lines.map((line, row) => drawnLine(line, TOP + row * (HIGH + GAP))).join('');
}

const chipOf = (text: string): Chip => ({ text, width: lengthOf(text, NAME) + 44 });

const widthOf = (line: readonly Chip[]): number => line.reduce((sum, { width }) => sum + width + GAP, -GAP);

function drawnLine(line: readonly Chip[], y: number): string {
  let x = MARGIN;
  return line
    .map(({ text, width }) => {
      const svg =
        `<rect x="${x}" y="${y}" width="${width}" height="${HIGH}" rx="12" fill="${INKS.rail}" stroke="${INKS.line}"/>` +
        textSvg(text, { ...NAME, x: x + 22, y: y + 38, ink: INKS.text });
      x += width + GAP;
      return svg;
    })
    .join('');
}

const SPACING = 6;
const CODE: Type = { size: 74, weight: 700 };

/** Some codes have wide letters only. */
function codeType(code: string): Type {
  const size = (CODE.size * (316 - SPACING * code.length)) / lengthOf(code, CODE);
  return { ...CODE, size: Math.min(CODE.size, Math.floor(size)) };
}

const BACK = { card: null };

/** The pile that will be dealt, and the code on a slip before it. */
function pile({ code, codeLabel }: SceneOf<'lobby'>): string {
  const cards = [
    cardAt(BACK, { x: 800, y: 156, width: 210, turned: -9 }),
    cardAt(BACK, { x: 868, y: 150, width: 210, turned: 0 }),
    cardAt(BACK, { x: 936, y: 156, width: 210, turned: 9 }),
  ].join('');
  return (
    `${cards}<rect x="776" y="424" width="360" height="142" rx="16" fill="${INKS.paper}"/>` +
    textSvg(codeLabel, { size: 26, weight: 400, x: 956, y: 464, ink: INKS.ink, anchor: 'middle' }) +
    textSvg(code, {
      ...codeType(code),
      x: 956 + SPACING / 2,
      y: 540,
      ink: INKS.ink,
      anchor: 'middle',
      spacing: SPACING,
    })
  );
}
