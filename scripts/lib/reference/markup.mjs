// Names, signatures and comments as HTML: each name that the reference knows is a link to where it is explained.
import { DocNodeKind } from '@microsoft/tsdoc';
import { Explained } from '../root.mjs';

/**
 * @typedef {import('@microsoft/api-extractor-model').Excerpt} Excerpt
 * @typedef {import('@microsoft/tsdoc').DocNode} DocNode
 *
 * @typedef {object} Places where things are explained
 * @property {ReadonlyMap<string, string>} byReference by what API Extractor calls them, without their kinds
 * @property {ReadonlyMap<string, string>} byName as comments do
 */

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** A type and a value of one name are explained in one place. @param {{ toString(): string }} reference */
export const withoutKind = (reference) => String(reference).replace(/~/g, '').replace(/:.*$/, '');

/**
 * @param {string} text
 * @param {string | undefined} place
 */
const linked = (text, place) => (place === undefined ? escaped(text) : `<a href="${place}">${escaped(text)}</a>`);

/**
 * @param {Excerpt} excerpt
 * @param {Places} places
 */
export function signatureHtml({ spannedTokens }, { byReference }) {
  const parts = spannedTokens.map(({ text, canonicalReference }) =>
    linked(text, canonicalReference && byReference.get(withoutKind(canonicalReference))),
  );
  return parts
    .join('')
    .replace(/^export declare |^export /, '')
    .trim();
}

/**
 * Comments have words and code, and nothing else: whoever wants more has to see to it here.
 * @param {DocNode} node
 * @param {Places} places
 * @returns {string}
 */
export function commentHtml(node, places) {
  const inside = () =>
    node
      .getChildNodes()
      .map((child) => commentHtml(child, places))
      .join('');
  switch (node.kind) {
    case DocNodeKind.Section:
      return inside();
    case DocNodeKind.Paragraph:
      return `<p>${inside().trim()}</p>`;
    case DocNodeKind.SoftBreak:
      return ' ';
    case DocNodeKind.PlainText:
      return escaped(/** @type {import('@microsoft/tsdoc').DocPlainText} */ (node).text);
    case DocNodeKind.CodeSpan: {
      const { code } = /** @type {import('@microsoft/tsdoc').DocCodeSpan} */ (node);
      return `<code>${linked(code, places.byName.get(code))}</code>`;
    }
    default:
      throw new Explained(`A public comment has a ${node.kind}; expected words and code, as in scripts/lib/reference.`);
  }
}
