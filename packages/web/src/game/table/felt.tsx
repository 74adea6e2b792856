/** The table top: the other seats around it, the piles in its middle. A tap on it ends what is being shown. */
import './felt.css';
import { TargetSheet } from '../question/target-sheet.tsx';
import { BustMoment } from '../summary/bust-moment.tsx';
import { companyOf, ringOf, type Shape } from './layout.ts';
import { Middle } from './middle.tsx';
import { SeatsArea, seatsInRing } from './seats-area.tsx';
import type { ModelProps } from './table-model.ts';
import type { Room } from './use-room.ts';

interface FeltProps extends ModelProps {
  readonly shape: Shape;
  readonly room: Room;
  readonly covered: boolean;
}

export function Felt({ model, shape, room, covered }: FeltProps) {
  const { columns, rows, middleRow } = ringOf(seatsInRing(model).length);
  const grid = { '--columns': columns, '--rows': rows, '--middle-row': middleRow };
  const hasten = (event: Event) => {
    const isControl = event.target instanceof Element && event.target.closest('button, a, dialog') !== null;
    if (!isControl) model.hasten();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a convenience for hands; its button stands above the table
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      class={`felt is-${companyOf(model.names.length)}${middleRow > 1 ? ' has-top-row' : ''}`}
      style={shape === 'desk' ? grid : {}}
      inert={covered}
      onClick={hasten}
    >
      <SeatsArea model={model} shape={shape} room={room} />
      <Middle model={model} shape={shape} />
      {shape === 'desk' && <TargetSheet model={model} />}
      <BustMoment model={model} />
    </div>
  );
}
