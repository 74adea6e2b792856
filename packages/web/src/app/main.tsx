import '../ui/styles/index.css';
import { render } from 'preact';
import { address, followLinks } from '../device/address.ts';
import { isEmbedded, leadOutside } from '../device/embedded.ts';
import { reloadForMissingParts } from '../device/missing-part.ts';
import { followTheme } from '../device/theme.ts';
import { keepPage } from '../device/update.ts';
import { keepFocus } from '../ui/focus-keeper.ts';
import { loadTexts } from '../words/texts.ts';
import { App, loadScreen } from './app.tsx';
import { screenAt } from './screens.ts';
import './front/front-screen.tsx'; // in the first file that is loaded

/** The only words that are there when no language can be loaded. */
const NO_WORDS = 'Turn 7 could not be loaded. Please load the page again.';

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has no element with the id "page"');

reloadForMissingParts();
if (isEmbedded) leadOutside();
else followLinks((link) => screenAt(link) !== null);
followTheme();
keepFocus();
const opened = screenAt(address.value);
/** Loaded along with the words, not after them. Where that fails, it is told when the screen is to be shown. */
const first = opened && loadScreen(opened.screen).catch(() => {});
// Not awaited at the top level: a language that shares a chunk with this file would wait for it, and it for the language.
Promise.all([loadTexts(), first]).then(
  () => {
    render(<App />, page);
    if (import.meta.env.PROD && !isEmbedded) void keepPage();
  },
  () => {
    page.textContent = NO_WORDS;
  },
);
