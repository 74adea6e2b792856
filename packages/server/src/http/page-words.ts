/** The page with the words of its address, for those who show its link and run no script. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { addressOf, publicAddress } from '../address.ts';
import { languageIn } from '../preview/language.ts';
import { type Preview, plainPreview, previewOf, type Wish } from '../preview/preview.ts';
import { type Subject, subjectAt } from '../preview/subject.ts';
import { tagged } from '../preview/tags.ts';
import type { Services } from '../services.ts';

/** How long a page waits for its words: whoever opens it wants the page. */
const PATIENCE_MS = 1000;

/**
 * A page is never refused: where its words cannot be had, or not in time, it says what kind of page it is, and where even
 * that fails, nothing. `folder`: with the built files of the page, which may be built anew at any time.
 */
export async function pageWithWords(services: Services, folder: string, request: FastifyRequest): Promise<string> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  try {
    const language = languageIn(request.headers['accept-language']);
    const subject = subjectAt(request.url);
    const address = addressOf(request.raw, services.config.behindProxy);
    const preview = await previewInTime(services, subject, { language, address });
    const origin = publicAddress(`${request.protocol}://${request.host}`, services.config);
    return tagged(html, { subject, preview, language, origin });
  } catch (error) {
    services.log.warn({ err: error }, 'could not say what a page is about');
    return html;
  }
}

async function previewInTime(services: Services, subject: Subject, wish: Wish): Promise<Preview> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Preview>((resolve) => {
    timer = setTimeout(() => resolve(plainPreview(subject, wish.language, services.now())), PATIENCE_MS);
  });
  return Promise.race([lookUp(services, subject, wish), late]).finally(() => clearTimeout(timer));
}

/** What is looked up counts like any request; whoever has asked too often gets the page all the same. */
async function lookUp(services: Services, subject: Subject, wish: Wish): Promise<Preview> {
  try {
    services.rates.take('request', wish.address);
  } catch {
    return plainPreview(subject, wish.language, services.now());
  }
  return previewOf(services, subject, wish);
}
