/** What stands in the head of a page for those who show its link: Open Graph, and where a frame of it can be had. */
import { createHash } from 'node:crypto';
import type { Language } from '@turn7/narration/languages';
import { escaped } from '@turn7/protocol';
import type { Preview } from './preview.ts';
import { HEIGHT, pictureOf, WIDTH } from './scene/picture.ts';
import { addressOf, embedOf, type Subject } from './subject.ts';

export interface TaggedPage {
  readonly subject: Subject;
  readonly preview: Preview;
  readonly language: Language;
  /** Where others reach the server, such as `https://turn7.example`. */
  readonly origin: string;
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', fr: 'fr_FR', de: 'de_DE', es: 'es_ES' };

/** With what it shows in its name: whoever keeps pictures by their address gets a new one when there is a new one to see. */
export function pictureAddress({ subject, preview, language, origin }: TaggedPage): string {
  const version = createHash('sha256').update(pictureOf(preview.scene)).digest('hex').slice(0, 12);
  return `${origin}/preview.png?${new URLSearchParams({ of: addressOf(subject), lang: language, v: version })}`;
}

const oembedAddress = ({ subject, origin }: Pick<TaggedPage, 'subject' | 'origin'>): string =>
  `${origin}/oembed?${new URLSearchParams({ url: origin + addressOf(subject) })}`;

const meta = (attribute: 'name' | 'property', key: string, content: string): string =>
  `<meta ${attribute}="${key}" content="${escaped(content)}" />`;

/** Many titles end a sentence by themselves: `Ada wins!` */
const asSentence = (title: string): string => (/[.!?…]$/.test(title) ? title : `${title}.`);

function tagsOf(page: TaggedPage): string {
  const { subject, preview, language, origin } = page;
  const { title, description } = preview;
  const frame = preview.isOpen && embedOf(subject) !== null;
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Turn 7'),
    meta('property', 'og:locale', LOCALES[language]),
    meta('property', 'og:url', origin + addressOf(subject)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', pictureAddress(page)),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', `${WIDTH}`),
    meta('property', 'og:image:height', `${HEIGHT}`),
    meta('property', 'og:image:alt', `${asSentence(title)} ${description}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    frame
      ? `<link rel="alternate" type="application/json+oembed" href="${escaped(oembedAddress(page))}" title="${escaped(title)}" />`
      : '',
  ].join('\n    ');
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description" content="[^"]*" \/>/;

/** The page with the words of one address. What is replaced is ours; what takes its place may be anybody's. */
export function tagged(html: string, page: TaggedPage): string {
  const { title, description } = page.preview;
  return html
    .replace(DESCRIPTION, () => meta('name', 'description', description))
    .replace(TITLE, () => `<title>${escaped(title)}</title>\n    ${tagsOf(page)}`);
}
