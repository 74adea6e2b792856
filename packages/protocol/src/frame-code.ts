/** The HTML that puts a view of ours into a page of somebody else: the same whoever is asked for it. */

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

export const USUAL_FRAME: FrameSize = { width: 800, height: 500 };
/** Below it nothing can be read. */
export const SMALLEST_FRAME: FrameSize = { width: 280, height: 240 };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and attributes of HTML and SVG alike. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** `src`: the whole address of an embedded view. */
export const frameCode = (src: string, title: string, { width, height }: FrameSize): string =>
  `<iframe src="${escaped(src)}" title="${escaped(title)}" width="${width}" height="${height}" ` +
  'style="border:0;border-radius:12px;max-width:100%" loading="lazy" allow="fullscreen"></iframe>';
