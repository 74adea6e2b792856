import { parts as narration, type Words } from '@turn7/narration/en';

export const common = (w: Words) => ({
  ...narration.common(w),
  close: 'Close',
  home: 'Front page',
  you: 'You',
  turn: 'Turn',
  yourTurn: 'Your turn',
  /** Of the page itself. */
  updateReady: 'A new version is ready.',
  updateNow: 'Update now',
  missing: 'This part could not be loaded',
  missingTells:
    'The connection may be gone, or there is a newer version of this page. Your game on this device is safe.',
  tryAgain: 'Try again',
});
