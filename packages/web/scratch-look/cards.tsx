/** @jsxImportSource preact */
import { render } from 'preact';
import { Card, CardBack, Slot } from '../src/card/card.tsx';
import * as icon from '../src/parts/icon.tsx';
import { Icon } from '../src/parts/icon.tsx';
import { Wordmark } from '../src/parts/wordmark.tsx';
import { loadTexts } from '../src/texts/texts.ts';
import '../src/styles/index.css';

await loadTexts();
const t = new URLSearchParams(location.search).get('theme');
if (t) document.documentElement.dataset.theme = t;
const all = Array.from({ length: 22 }, (_, i) => i);
const Row = ({ w, size }: any) => (
  <p style={{ display: 'flex', gap: '4px', padding: '6px', '--card': `${w}px`, flexWrap: 'wrap' } as any}>
    {all.map((c) => (
      <Card card={c} size={size} />
    ))}
    <CardBack size={size} /> <Slot place={w > 40 ? 7 : undefined} /> <Card card={10} size={size} state="bust" />
    <Card card={10} size={size} state="twin" />
    <Card card={5} size={size} state="twin" />
    <Card card={5} size={size} state="ghost" />
  </p>
);
render(
  <main>
    <p style={{ padding: '8px' }}>
      <Wordmark />
    </p>
    <Row w={100} size="l" />
    <Row w={56} size="m" />
    <Row w={40} size="s" />
    <Row w={28} size="s" />
    <Row w={22} size="s" />
    <Row w={17} size="s" />
    <p style={{ display: 'flex', gap: '10px', flexWrap: 'wrap', padding: '10px' }}>
      {
        ((globalThis as any).ICONS = [
          'menu',
          'close',
          'help',
          'coach',
          'settings',
          'share',
          'copy',
          'flag',
          'hit',
          'lock',
          'bust',
          'seven',
          'turn',
          'bot',
          'person',
          'people',
          'phone',
          'mountain',
          'tally',
          'book',
          'chart',
          'undo',
          'play',
          'pause',
          'next',
          'previous',
          'fast',
          'sound',
          'mute',
          'sun',
          'moon',
          'contrast',
          'globe',
          'eye',
          'seal',
          'log',
          'check',
          'away',
          'up',
          'down',
          'clap',
          'laugh',
          'wow',
          'ouch',
          'think',
          'hurry',
          'heart',
          'bye',
        ].map((n: any) => (
          <span title={n}>
            <Icon name={n} />
          </span>
        )))
      }
    </p>
    <p style={{ padding: '8px', display: 'flex', gap: '8px' }}>
      <button class="btn">Button</button>
      <button class="btn gold">Gold</button>
      <button class="btn quiet">Quiet</button>
      <span class="chip c-good">
        <Icon name="flag" />
        Stayed
      </span>
      <span class="chip c-turn">
        <Icon name="turn" />
        Turn
      </span>
    </p>
  </main>,
  document.getElementById('page')!,
);
