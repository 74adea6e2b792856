/** How much room the page has, told whenever that changes. */
import { useEffect, useState } from 'preact/hooks';

export interface Room {
  readonly width: number;
  readonly height: number;
}

const roomNow = (): Room => ({ width: innerWidth, height: innerHeight });

export function useRoom(): Room {
  const [room, setRoom] = useState(roomNow);
  useEffect(() => {
    const measure = () => setRoom(roomNow());
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return room;
}
