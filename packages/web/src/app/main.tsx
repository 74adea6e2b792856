import { render } from 'preact';
import { address, followLinks } from '../device/address.ts';
import { reloadForMissingParts } from '../device/missing-part.ts';
import { followTheme } from '../device/theme.ts';
import { keepPage } from '../device/update.ts';
import { loadTexts } from '../words/texts.ts';
import { App, fetchScreen } from './app.tsx';
import { routeOf } from './route.ts';
import './index.css';

/** The only words that are there when no language can be loaded. */
const NO_WORDS = 'Turn 7 could not be loaded. Please load the page again.';

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has no element with the id "page"');

reloadForMissingParts();
followLinks((link) => routeOf(link).screen !== 'unknown');
followTheme();
fetchScreen(routeOf(address.value));
// Not awaited at the top level: a language that shares a chunk with this file would wait for it, and it for the language.
loadTexts().then(
  () => {
    render(<App />, page);
    if (import.meta.env.PROD) void keepPage();
  },
  () => {
    page.textContent = NO_WORDS;
  },
);
