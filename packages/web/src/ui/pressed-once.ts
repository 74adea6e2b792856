/**
 * A double click is one press: by its second half something else may lie in the same place. Fingers are another matter, for
 * two quick taps on neighbours count as a double tap as well.
 */
export const pressedOnce =
  (act: () => void) =>
  (event: MouseEvent): void => {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (event.detail < 2 || isTouch) act();
  };
