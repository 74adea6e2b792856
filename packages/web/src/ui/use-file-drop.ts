/** Takes a file that is dropped on an element. */
import { useState } from 'preact/hooks';

interface FileDrop {
  /** Whether something is held over the element. */
  readonly isOver: boolean;
  readonly target: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: () => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

export function useFileDrop(take: (file: File | undefined) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    target: {
      onDragOver: (event) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files[0]);
      },
    },
  };
}
