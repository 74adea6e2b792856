/** The way to another part of the page: a card whose hill carries the sign of what lies behind. */
import './tile.css';
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';

export interface TileProps {
  readonly name: string;
  readonly tells: string;
  readonly icon: IconName;
  /** The number card whose hue it has. */
  readonly hue: number;
  readonly leads: Leads;
}

type Leads =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'action'; readonly act: () => void };

export function Tile({ name, tells, icon, hue, leads }: TileProps) {
  const style = { '--h': `var(--n${hue})` };
  const face = (
    <>
      <i class="tile-hill" aria-hidden="true" />
      <Icon name={icon} />
      <b>{name}</b>
      <span>{tells}</span>
    </>
  );
  return <Frame leads={leads} style={style} face={face} />;
}

interface FrameProps {
  readonly leads: Leads;
  readonly style: Record<string, string>;
  readonly face: ComponentChildren;
}

function Frame({ leads, style, face }: FrameProps) {
  switch (leads.kind) {
    case 'address':
      return (
        <a class="tile" href={leads.address} style={style}>
          {face}
        </a>
      );
    case 'action':
      return (
        <button type="button" class="tile" style={style} onClick={leads.act}>
          {face}
        </button>
      );
  }
}
