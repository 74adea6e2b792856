import { render } from 'preact';
import { App } from './app.tsx';
import { followLinks } from './route.ts';
import { loadTexts } from './texts/texts.ts';
import './styles/index.css';

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has no element with the id "page"');

followLinks();
await loadTexts();
render(<App />, page);
