// Turn 7 card family: one parametric SVG.  card({kind, n, size, state}) -> string
// kinds: 'num' (n 0..12), 'mod' (n 2|4|6|8|10|'x2'), 'act' (n 'lock'|'three'|'saver'), 'back', 'slot'
// size : 's' (<= 40 px wide), 'm' (41..95 px), 'l' (>= 96 px).  state: '', 'bust', 'twin', 'ghost'
// Everything is drawn in a 100 x 140 box.  Colours come from CSS custom properties (see tokens in turn7.css).
export const COPIES = (n) => (n === 0 ? 1 : n);

// ---- numerals: centre-line skeletons in a W x H box, drawn with one stroke weight s -------------------------------
const f = (v) => +v.toFixed(2);
export function digit(ch, W, H, s) {
  const x0 = s / 2,
    x1 = W - s / 2,
    y0 = s / 2,
    y1 = H - s / 2,
    xm = W / 2,
    rx = (x1 - x0) / 2;
  const p = (...a) => a.map((v) => (typeof v === 'number' ? f(v) : v)).join(' ');
  switch (ch) {
    case '0':
      return p(
        'M',
        x0,
        y0 + rx,
        'A',
        rx,
        rx,
        0,
        0,
        1,
        x1,
        y0 + rx,
        'V',
        y1 - rx,
        'A',
        rx,
        rx,
        0,
        0,
        1,
        x0,
        y1 - rx,
        'Z',
      );
    case '1': {
      const xs = W * 0.5 + s * 0.28;
      return p('M', xs, H, 'V', y0 * 0.9, 'L', xs - s * 0.2, y0 * 0.9, 'L', xs - W * 0.5, H * 0.26);
    }
    case '2': {
      const yr = y0 + rx;
      return p(
        'M',
        x0,
        yr + s * 0.12,
        'V',
        yr,
        'A',
        rx,
        rx,
        0,
        0,
        1,
        x1,
        yr,
        'C',
        x1,
        yr + H * 0.24,
        x0,
        H * 0.54,
        x0,
        y1,
        'H',
        W,
      );
    }
    case '3': {
      const ym = H * 0.465,
        r1 = (ym - y0) / 2,
        r2 = (y1 - ym) / 2,
        k = W * 0.06;
      return p(
        'M',
        x0 - s * 0.2,
        y0,
        'H',
        x1 - r1,
        'A',
        r1,
        r1,
        0,
        0,
        1,
        x1 - r1,
        ym,
        'H',
        x0 + k + s * 0.3,
        'M',
        x0 + k + s * 0.3,
        ym,
        'H',
        x1 - r2,
        'A',
        r2,
        r2,
        0,
        0,
        1,
        x1 - r2,
        y1,
        'H',
        x0 - s * 0.5,
      );
    }
    case '4': {
      const xs = W * 0.7,
        yb = H * 0.7;
      return p('M', W * 0.56, 0, 'L', x0 + s * 0.18, yb, 'H', W, 'M', xs, H * 0.36, 'V', H);
    }
    case '5': {
      const ym = H * 0.4,
        r = (y1 - ym) / 2;
      return p('M', W - s * 0.2, y0, 'H', x0 + s * 0.06, 'V', ym, 'H', x1 - r, 'A', r, r, 0, 0, 1, x1 - r, y1, 'H', 0);
    }
    case '6':
    case '9': {
      const ry = Math.min(rx * 1.08, H * 0.31),
        c = y1 - ry;
      return p(
        'M',
        W * 0.72,
        0,
        'C',
        W * 0.5,
        H * 0.16,
        x0,
        H * 0.36,
        x0,
        c,
        'A',
        rx,
        ry,
        0,
        0,
        0,
        x1,
        c,
        'A',
        rx,
        ry,
        0,
        0,
        0,
        x0,
        c,
      );
    }
    case '7':
      return p('M', 0, y0, 'H', x1 - s * 0.55, 'Q', x1 + s * 0.25, y0, x1 - s * 0.18, y0 + s * 0.95, 'L', W * 0.3, H);
    case '8': {
      const ym = H * 0.47,
        r1 = (ym - y0) / 2,
        r2 = (y1 - ym) / 2,
        a = rx * 0.93;
      return p(
        'M',
        xm,
        y0,
        'A',
        a,
        r1,
        0,
        0,
        1,
        xm,
        ym,
        'A',
        a,
        r1,
        0,
        0,
        1,
        xm,
        y0,
        'Z',
        'M',
        xm,
        ym,
        'A',
        rx,
        r2,
        0,
        0,
        1,
        xm,
        y1,
        'A',
        rx,
        r2,
        0,
        0,
        1,
        xm,
        ym,
        'Z',
      );
    }
    case '+':
      return p('M', xm, H / 2 - W / 2, 'V', H / 2 + W / 2, 'M', 0, H / 2, 'H', W);
    case 'x': {
      const d = (W / 2) * 0.86;
      return p('M', xm - d, H / 2 - d, 'L', xm + d, H / 2 + d, 'M', xm + d, H / 2 - d, 'L', xm - d, H / 2 + d);
    }
  }
}
const WEIGHT = { 2: 0.97, 3: 0.94, 4: 0.9, 5: 0.96, 6: 0.93, 8: 0.86, 9: 0.93, '+': 0.66, x: 0.66 }; // optical weight: closed forms are lighter
const WIDTH = {
  0: 1,
  1: 0.66,
  2: 0.96,
  3: 0.95,
  4: 1.06,
  5: 0.96,
  6: 1.02,
  7: 0.96,
  8: 1.02,
  9: 1.02,
  '+': 0.68,
  x: 0.7,
};
// a string of digits centred at cx, top at y; h = height, w = nominal digit width, s = weight, inline = 0 or thickness
export function numeral(str, { cx = 50, y = 20, h = 70, w = 46, s = 15, gap = 6, inline = 0, cls = 'ink' } = {}) {
  const ws = [...str].map((c) => w * WIDTH[c]);
  let x = cx - (ws.reduce((a, b) => a + b, 0) + gap * (str.length - 1)) / 2,
    out = '';
  [...str].forEach((c, i) => {
    const sw = s * (WEIGHT[c] ?? 1),
      d = digit(c, ws[i], h, sw),
      t = c === '9' ? `translate(${f(x + ws[i])} ${f(y + h)}) rotate(180)` : `translate(${f(x)} ${f(y)})`;
    out +=
      `<g transform="${t}"><path class="${cls}" d="${d}" stroke-width="${f(sw)}"/>` +
      (inline && c !== '+' && c !== 'x' ? `<path class="inl" d="${d}" stroke-width="${inline}"/>` : '') +
      `</g>`;
    x += ws[i] + gap;
  });
  return out;
}
// ---- pips: as many as copies in the deck, in one or two balanced rows ---------------------------------------------
export function pips(k, { cx = 50, y = 124, pitch = 13, r = 4.3, rowh = 12, cls = 'pip' } = {}) {
  const rows = k <= 6 ? [k] : [Math.ceil(k / 2), Math.floor(k / 2)];
  return rows
    .map((m, j) =>
      Array.from(
        { length: m },
        (_, i) =>
          `<circle class="${cls}" cx="${f(cx + (i - (m - 1) / 2) * pitch)}" cy="${f(y - (rows.length - 1 - j) * rowh)}" r="${r}"/>`,
      ).join(''),
    )
    .join('');
}
// ---- silhouettes: the kind of a card is told by its outline -------------------------------------------------------
const SHAPE = {
  num: 'M10 1H90A9 9 0 0 1 99 10V130A9 9 0 0 1 90 139H10A9 9 0 0 1 1 130V10A9 9 0 0 1 10 1Z',
  mod: 'M10 1H90A9 9 0 0 1 99 10V94A10 10 0 0 0 99 114V130A9 9 0 0 1 90 139H10A9 9 0 0 1 1 130V114A10 10 0 0 0 1 94V10A9 9 0 0 1 10 1Z',
  act: 'M21 1H79L99 21V119L79 139H21L1 119V21Z',
};
// hill: a wide disc whose crest stands at the card's level = copies / 12
export const level = (k) => 0.13 + (0.87 * k) / 12;
let uid = 0;
const NAMES = { lock: 'Lock', three: 'Turn Three', saver: 'Life Saver' };

export function card({ kind = 'num', n = 0, size = 'm', state = '', w, label } = {}) {
  const id = 'c' + (uid++).toString(36),
    S = size === 's',
    L = size === 'l';
  const px = w ? ` width="${w}" height="${f(w * 1.4)}"` : '';
  const lab =
    label ??
    (kind === 'num'
      ? `${n}`
      : kind === 'mod'
        ? n === 'x2'
          ? 'times two'
          : `plus ${n}`
        : kind === 'act'
          ? NAMES[n]
          : kind === 'back'
            ? 'face-down card'
            : 'empty place') + (state === 'bust' ? ', busted' : state === 'twin' ? ', the twin' : '');
  const open = (c, extra = '') =>
    `<svg class="card ${c} ${size}${state ? ' is-' + state : ''}" viewBox="0 0 100 140"${px} role="img" aria-label="${lab}"${extra}>`;
  const shape = SHAPE[kind] || SHAPE.num;
  const clip = `<clipPath id="${id}"><path d="${shape}"/></clipPath>`;
  let body = '';
  if (kind === 'slot')
    return `<svg class="card slot" viewBox="0 0 100 140"${px} aria-hidden="true"><path d="${SHAPE.num}"/>${n ? numeral(String(n), { y: 55, h: 30, w: 20, s: 5, cls: 'slotn' }) : ''}</svg>`;
  if (kind === 'back') {
    for (let i = 7; i >= 1; i--) body += `<circle class="ring r${i}" cx="50" cy="140" r="${i * 17.2}"/>`;
    return (
      open('back') +
      clip +
      `<g clip-path="url(#${id})"><path class="ground" d="${shape}"/>${body}<path class="frame" d="${shape}"/></g></svg>`
    );
  }
  if (kind === 'num') {
    const k = COPIES(n),
      top = 140 - 140 * level(k),
      R = 118,
      str = String(n),
      two = str.length > 1;
    const num = S
      ? two
        ? { y: 12, h: 88, w: 45, s: 18.5, gap: 5 }
        : { y: 12, h: 88, w: 62, s: 21 }
      : two
        ? { y: 18, h: 78, w: 41, s: 16.5, gap: 5, inline: L ? 2.6 : 0 }
        : { y: 18, h: 78, w: 56, s: 19, inline: L ? 3 : 0 };
    const pp = S ? { y: 128, pitch: 14.5, r: 5.2, rowh: 13 } : { y: 126, pitch: 13, r: 4.2, rowh: 12 };
    return (
      open('num n' + n) +
      clip +
      `<g clip-path="url(#${id})"><path class="paper" d="${shape}"/>` +
      `<circle class="hill" cx="50" cy="${f(top + R)}" r="${R}"/>` +
      numeral(str, num) +
      pips(k, pp) +
      (state === 'bust' || state === 'twin'
        ? `<path class="hatch" d="${Array.from({ length: 13 }, (_, i) => `M${-130 + i * 20} 145L${10 + i * 20} -5`).join('')}"/>`
        : '') +
      (state === 'twin'
        ? `<path class="tear0" d="M-6 94L20 74L34 90L56 60L70 80L106 48"/><path class="tear" d="M-6 94L20 74L34 90L56 60L70 80L106 48"/>`
        : '') +
      `</g><path class="edge" d="${shape}"/></svg>`
    );
  }
  if (kind === 'mod') {
    const str = n === 'x2' ? 'x2' : '+' + n,
      three = str.length > 2;
    const num = S
      ? { y: 17, h: 76, w: three ? 31 : 43, s: three ? 12.5 : 16.5, gap: 4 }
      : { y: 22, h: 66, w: three ? 29 : 39, s: three ? 11.5 : 14.5, gap: three ? 4 : 5, inline: L ? 2.2 : 0 };
    return (
      open('mod m' + n) +
      clip +
      `<g clip-path="url(#${id})"><path class="ground" d="${shape}"/>` +
      `<path class="stub" d="M0 104H100V140H0Z"/><path class="rule" d="M15 104H86"/>` +
      numeral(str, { ...num, cls: 'pap' }) +
      pips(1, { y: 121, r: S ? 5.2 : 4.2, cls: 'pip' }) +
      `<path class="frame" d="${shape}"/></g></svg>`
    );
  }
  // actions
  const sc = S ? 1.12 : 1,
    ic = {
      lock: `<path class="a-line" d="M32 58V44A18 18 0 0 1 68 44V58" stroke-width="10"/><rect class="a-fill" x="20" y="56" width="60" height="46" rx="5"/><circle class="a-hole" cx="50" cy="75" r="7.5"/><path class="a-hole" d="M46.5 76H53.5L56 92H44Z"/>`,
      three: `<path class="a-line" stroke-width="9" d="M22 102V62A28 28 0 0 1 50 34H66"/><path class="a-line" stroke-width="9" d="M38 102V68A18 18 0 0 1 56 50H66"/><path class="a-line" stroke-width="9" d="M54 102V74A8 8 0 0 1 62 66H66"/><path class="a-fill" d="M64 24L88 50L64 76Z"/>`,
      saver:
        `<circle class="a-line" cx="50" cy="66" r="27" stroke-width="19"/>` +
        [45, 135, 225, 315]
          .map((a) => `<path class="a-band" d="M68 57.5H86V74.5H68Z" transform="rotate(${a} 50 66)"/>`)
          .join(''),
    }[n];
  return (
    open('act a-' + n) +
    clip +
    `<g clip-path="url(#${id})"><path class="ground" d="${shape}"/><g transform="translate(50 66) scale(${sc}) translate(-50 -66)">${ic}</g>` +
    pips(3, { y: S ? 127 : 125, r: S ? 5.2 : 4.2, pitch: S ? 14.5 : 13, cls: 'ppip' }) +
    `<path class="frame" d="${shape}"/></g></svg>`
  );
}
export const num = (n, size, o = {}) => card({ kind: 'num', n, size, ...o });
export const mod = (n, size, o = {}) => card({ kind: 'mod', n, size, ...o });
export const act = (n, size, o = {}) => card({ kind: 'act', n, size, ...o });
export const back = (size, o = {}) => card({ kind: 'back', size, ...o });
export const slot = (o = {}) => card({ kind: 'slot', ...o });
