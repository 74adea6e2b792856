/** Takes a file that is dropped on an element. */
import { useState } from 'preact/hooks';

interface FileDrop {
  /** Whether something is held over the element. */
  readonly isOver: boolean;
  readonly target: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

export function useFileDrop(take: (file: File | undefined) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    target: {
      onDragOver: (event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        // From one part of the element to another is not out of it.
        const isInside =
          currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setOver(false);
      },
      onDrop: (event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files[0]);
      },
    },
  };
}

/** A piece of text that is dragged into a field is the browser's own affair. */
const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
