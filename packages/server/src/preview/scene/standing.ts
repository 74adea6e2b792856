/** How a game or an evening stands: who is where, and with which hand it was won. */
import { INKS } from '@turn7/cards';
import { textSvg } from '../lettering.ts';
import { cardAt, entry, fan, framed, HEIGHT, MARGIN, WIDTH, words } from './frame.ts';
import type { SceneOf, SceneRow } from './scene.ts';

const SHEET = { x: 668, width: WIDTH - MARGIN - 668, top: 150, bottom: HEIGHT - 56 };
const MOST = 6;

export function standing(scene: SceneOf<'standing'>): string {
  const lines = scene.hand.length > 0 ? 2 : 4;
  const { svg, bottom } = words(scene, { x: MARGIN, y: 226, width: 560, size: 68, lines });
  const below = scene.hand.length > 0 ? hand(scene) : pile(bottom);
  return framed(scene, `${svg}${below}${sheet(scene)}`);
}

function sheet({ rows, more }: SceneOf<'standing'>): string {
  const shown = rows.slice(0, rows.length > MOST ? MOST - 1 : MOST);
  const left = rows.length - shown.length;
  const { x, width, top, bottom } = SHEET;
  const count = shown.length + (left > 0 ? 1 : 0);
  const step = Math.min(84, (bottom - top - 36) / Math.max(1, count));
  const foot = textSvg(left > 0 ? more(left) : '', {
    size: 27,
    weight: 400,
    x: x + 84,
    y: top + 18 + shown.length * step + step / 2 + 10,
    ink: INKS['text-2'],
  });
  return (
    `<rect x="${x}" y="${top}" width="${width}" height="${36 + count * step}" rx="20" fill="${INKS.rail}" stroke="${INKS.line}" stroke-width="1.5"/>` +
    shown.map((row, i) => rowAt(row, top + 18 + i * step, step)).join('') +
    foot
  );
}

function rowAt({ place, name, total }: SceneRow, y: number, step: number): string {
  const { x, width } = SHEET;
  const isFirst = place === 1;
  const line = y + step / 2 + 11;
  const ground = isFirst
    ? `<rect x="${x + 14}" y="${y + 4}" width="${width - 28}" height="${step - 8}" rx="12" fill="${INKS['rail-2']}"/>`
    : '';
  return (
    ground +
    textSvg(`${place}`, { size: 30, weight: 400, x: x + 50, y: line, ink: INKS['text-2'], anchor: 'middle' }) +
    entry(name, `${total}`, { x: x + 84, y: line, width: width - 116, size: 32, ink: isFirst ? INKS.gold : INKS.text })
  );
}

const HAND = 560;
const WIDEST = 120;
/** How much of a card is seen at least. */
const SEEN = 0.8;

function hand({ hand: cards }: SceneOf<'standing'>): string {
  const card = Math.min(WIDEST, HAND / (1 + SEEN * (cards.length - 1)));
  const step = Math.min(card + 10, (HAND - card) / Math.max(1, cards.length - 1));
  const y = Math.round(SHEET.bottom - card * 1.4);
  return cards.map((one, i) => cardAt(one, { x: Math.round(MARGIN + i * step), y, width: Math.round(card) })).join('');
}

/** Cards without a hand to show, where the words leave room. */
const pile = (bottom: number): string =>
  bottom > 440 ? '' : fan(Array(5).fill({ card: null }), { x: 270, y: 1070, card: 150, step: 9, radius: 470 });
