/** The page inside a page of somebody else: it keeps nothing on the device, and leads outside. */

/** Tests have no browser. */
export const isEmbedded: boolean = globalThis.location?.pathname.startsWith('/embed/') ?? false;

/** A frame shows one thing: what its links lead to opens beside the page that it is in. */
export function leadOutside(): void {
  const base = document.createElement('base');
  base.target = '_blank';
  document.head.append(base);
}
