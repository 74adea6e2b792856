/** How much room the page has, told whenever that changes. */
import { useLayoutEffect, useState } from 'preact/hooks';

/** In pixels of text of the usual size: whoever reads it twice as large has half the room. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

const USUAL_TEXT = 16;

function roomNow(): Room {
  const scale = USUAL_TEXT / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { paddingLeft, paddingRight } = getComputedStyle(document.body); // beside a notch
  const width = innerWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return { width: Math.round(width * scale), height: Math.round(innerHeight * scale) };
}

export function useRoom(): Room {
  const [room, setRoom] = useState(roomNow);
  // Before it is painted: what is shown may itself decide how large text is.
  useLayoutEffect(() => {
    const measure = () => {
      const now = roomNow();
      setRoom((room) => (room.width === now.width && room.height === now.height ? room : now));
    };
    measure();
    // The page is as large as the window at least, and grows with its text: of a larger text no event tells.
    const measuring = new ResizeObserver(measure);
    measuring.observe(document.documentElement);
    addEventListener('resize', measure);
    return () => {
      measuring.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);
  return room;
}
