/** What others need who show a link to us: a picture of it, and how to put a view of it into a page of theirs. */
import { LANGUAGES } from '@turn7/narration/languages';
import { type FrameSize, frameCode, SMALLEST_FRAME, USUAL_FRAME } from '@turn7/protocol';
import * as z from 'zod/mini';
import { publicAddress } from '../address.ts';
import { previewOf } from '../preview/preview.ts';
import { HEIGHT as PICTURE_HEIGHT, WIDTH as PICTURE_WIDTH, pictureOf } from '../preview/scene/picture.ts';
import { addressOf, embedOf, type Subject, subjectAt } from '../preview/subject.ts';
import { pictureAddress } from '../preview/tags.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { type Asked, GET, route } from './route.ts';

const Address = z.string().check(z.maxLength(2000));
const PictureQuery = z.object({
  of: z._default(Address, '/'),
  lang: z._default(z.enum(LANGUAGES), 'en'),
  /** Changes with what is shown; it is not looked at. */
  v: z.optional(z.string().check(z.maxLength(64))),
});

/** As https://oembed.com has it; a number in a query is text. */
const Length = z.optional(
  z.string().check(z.refine((text) => /^[1-9]\d{0,4}$/.test(text), 'a whole number of pixels')),
);
const EmbedQuery = z.object({
  url: Address,
  maxwidth: Length,
  maxheight: Length,
  format: z.optional(z.string()),
});

const Embed = z.strictObject({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  provider_name: z.literal('Turn 7'),
  provider_url: z.string(),
  title: z.string(),
  html: z.string(),
  width: z.int(),
  height: z.int(),
  thumbnail_url: z.string(),
  thumbnail_width: z.int(),
  thumbnail_height: z.int(),
  /** Seconds for which it stays true. */
  cache_age: z.int(),
});

const CACHE_SECONDS = 300;

export const PREVIEW_ROUTES = [
  route({
    ...GET,
    path: '/preview.png',
    summary: 'A picture of what an address of the page is about, 1200 × 630, with what everybody may see of it.',
    media: 'image/png',
    cache: `public, max-age=${CACHE_SECONDS}`,
    query: PictureQuery,
    answer: z.instanceof(Buffer),
    handle: async (services, { query, address }) => {
      const { scene } = await previewOf(services, subjectAt(query.of), { language: query.lang, address });
      return services.painter.paint(pictureOf(scene), () => services.rates.take('picture', address));
    },
  }),
  route({
    ...GET,
    path: '/oembed',
    summary: 'How a page from elsewhere shows a table or the replay of a game in a frame of its own (oEmbed, JSON).',
    query: EmbedQuery,
    answer: Embed,
    handle: async (services, asked) => {
      const { url, format, maxwidth, maxheight } = asked.query;
      if (format !== undefined && format !== 'json')
        throw new Refusal('bad request', 'Only format=json is spoken here; expected it, or no format.');
      const origin = publicAddress(asked.origin, services.config);
      const subject = subjectIn(url, [origin, asked.origin]);
      const path = subject && embedOf(subject);
      if (subject === null || path === null) throw nothingToEmbed();
      const preview = await embeddable(services, subject, asked);
      const size = { width: sizeWithin('width', maxwidth), height: sizeWithin('height', maxheight) };
      return {
        version: '1.0' as const,
        type: 'rich' as const,
        provider_name: 'Turn 7' as const,
        provider_url: origin,
        title: preview.title,
        html: frameCode(origin + path, preview.title, size),
        ...size,
        thumbnail_url: pictureAddress({ subject, preview, language: 'en', origin }),
        thumbnail_width: PICTURE_WIDTH,
        thumbnail_height: PICTURE_HEIGHT,
        cache_age: CACHE_SECONDS,
      };
    },
  }),
];

/** Null for an address that is not of this server. */
function subjectIn(url: string, origins: readonly string[]): Subject | null {
  if (!URL.canParse(url)) return null;
  const { origin, pathname, search } = new URL(url);
  return origins.some((own) => URL.canParse(own) && new URL(own).origin === origin)
    ? subjectAt(pathname + search)
    : null;
}

/** What cannot be watched is refused as what is not there: nobody learns here which codes are tables. */
async function embeddable(services: Services, subject: Subject, { address }: Asked) {
  const preview = await previewOf(services, subject, { language: 'en', address });
  if (preview.isOpen) return preview;
  throw new Refusal(
    'not found',
    `There is nothing to see at ${addressOf(subject)}; expected a table that may be watched.`,
  );
}

const nothingToEmbed = (): Refusal =>
  new Refusal(
    'not found',
    'Nothing there can be put into a page; expected the address of a table or of its replay here.',
  );

/** Never more than was asked for, as oEmbed wants it; where nothing could be read, there is nothing to have. */
function sizeWithin(side: keyof FrameSize, most: string | undefined): number {
  const size = Math.min(USUAL_FRAME[side], Number(most ?? USUAL_FRAME[side]));
  if (size >= SMALLEST_FRAME[side]) return size;
  throw new Refusal(
    'not found',
    `There is no frame with a ${side} of ${size} px; expected max${side}=${SMALLEST_FRAME[side]} or more.`,
  );
}
