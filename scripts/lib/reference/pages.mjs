// The pages of the reference: one for everything that can be imported, with all that it has, and one that lists them.
import { ApiItemContainerMixin, ApiItemKind } from '@microsoft/api-extractor-model';
import { commentHtml, escaped, signatureHtml, withoutKind } from './markup.mjs';

/**
 * @typedef {import('@microsoft/api-extractor-model').ApiItem} ApiItem
 * @typedef {import('@microsoft/api-extractor-model').ApiDeclaredItem} ApiDeclaredItem
 * @typedef {import('./markup.mjs').Places} Places
 *
 * @typedef {object} Chapter something that can be imported
 * @property {string} specifier as in `@turn7/simulator/pool`
 * @property {string} about what its package is
 * @property {string} readme the address of its readme
 * @property {readonly ApiDeclaredItem[]} items
 */

const KINDS = /** @type {const} */ ([
  [ApiItemKind.Class, 'Classes'],
  [ApiItemKind.Function, 'Functions'],
  [ApiItemKind.Interface, 'Interfaces'],
  [ApiItemKind.TypeAlias, 'Types'],
  [ApiItemKind.Variable, 'Values'],
]);

/** Longer ones are folded: the schema of a message is a type of many lines. */
const MOST_LINES = 20;

/** @param {Chapter} chapter */
export const fileOf = ({ specifier }) => `${specifier.replace('@turn7/', '').replace('/', '-')}.html`;

/** @param {readonly Chapter[]} chapters @returns {Places} */
export function placesIn(chapters) {
  const places = chapters.flatMap((chapter) =>
    chapter.items.map((item) => /** @type {const} */ ([item, `${fileOf(chapter)}#${item.displayName}`])),
  );
  // What two entries have in common is explained by the first of them.
  places.reverse();
  return {
    byReference: new Map(places.map(([item, place]) => [withoutKind(item.canonicalReference), place])),
    byName: new Map(places.map(([item, place]) => [item.displayName, place])),
  };
}

/** @param {readonly Chapter[]} chapters */
export const indexPage = (chapters) =>
  page(
    'Turn 7: API reference',
    chapters,
    `<dl>${chapters
      .map(
        (chapter) =>
          `<dt><a href="${fileOf(chapter)}"><code>${chapter.specifier}</code></a></dt><dd>${escaped(chapter.about)}</dd>`,
      )
      .join('\n')}</dl>`,
  );

/**
 * @param {Chapter} chapter
 * @param {readonly Chapter[]} chapters
 * @param {Places} places
 */
export function chapterPage(chapter, chapters, places) {
  const { specifier, about, readme, items } = chapter;
  const names = [...new Set(items.map(({ displayName }) => displayName))];
  return page(
    specifier,
    chapters,
    `<p>${escaped(about)} <a href="${readme}">Readme</a></p>
<pre><code>import { … } from '${specifier}';</code></pre>
${contents(items)}
${names.map((name) => nameSection(name, items, places)).join('\n')}`,
  );
}

/** @param {readonly ApiDeclaredItem[]} items */
function contents(items) {
  const lists = KINDS.map(([kind, title]) => {
    const names = items.filter((item) => item.kind === kind).map(({ displayName }) => displayName);
    const links = [...new Set(names)].map((name) => `<a href="#${name}"><code>${name}</code></a>`);
    return links.length === 0 ? '' : `<dt>${title}</dt><dd>${links.join(' ')}</dd>`;
  });
  return `<dl class="contents">${lists.join('\n')}</dl>`;
}

/**
 * What has one name: a schema and its type, or the several ways to call a function.
 * @param {string} name
 * @param {readonly ApiDeclaredItem[]} items
 * @param {Places} places
 */
function nameSection(name, items, places) {
  const same = items.filter(({ displayName }) => displayName === name);
  return `<section id="${name}"><h2><a href="#${name}">${name}</a></h2>
${same.map((item) => itemHtml(item, places)).join('\n')}
</section>`;
}

/**
 * @param {ApiDeclaredItem} item
 * @param {Places} places
 */
function itemHtml(item, places) {
  const members = ApiItemContainerMixin.isBaseClassOf(item) ? item.members.filter(isDeclared) : [];
  const listed = members.map((member) => `<li>${declarationHtml(member, places)}</li>`).join('\n');
  return declarationHtml(item, places) + (listed === '' ? '' : `\n<ul>\n${listed}\n</ul>`);
}

/**
 * @param {ApiDeclaredItem} item
 * @param {Places} places
 */
function declarationHtml(item, places) {
  const { excerpt, tsdocComment } = item;
  const code = `<pre><code>${keywordOf(item)}${signatureHtml(excerpt, places)}</code></pre>`;
  const isLong = excerpt.text.split('\n').length > MOST_LINES;
  const shown = isLong ? `<details><summary>the whole type</summary>${code}</details>` : code;
  return tsdocComment ? `${shown}${commentHtml(tsdocComment.summarySection, places)}` : shown;
}

/** The extractor leaves it out of values alone. @param {ApiItem} item */
const keywordOf = ({ kind }) => (kind === ApiItemKind.Variable ? 'const ' : '');

/** @param {ApiItem} item @returns {item is ApiDeclaredItem} */
export const isDeclared = (item) => 'excerpt' in item;

/**
 * Without a script, and nothing from elsewhere: the server's headers are as strict for it as for the game.
 * @param {string} title
 * @param {readonly Chapter[]} chapters
 * @param {string} body
 */
const page = (title, chapters, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<nav aria-label="Packages"><a href="index.html">Turn 7</a>
${chapters.map((chapter) => `<a href="${fileOf(chapter)}"><code>${chapter.specifier}</code></a>`).join('\n')}
</nav>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
