import { namespace } from '../settings/permitted-storage.ts';
import type { Part } from './for-each-root.ts';

const statement = `@layer ${namespace};`;
const told = new WeakSet<CSSStyleSheet>();

const applies = ({ disabled, media }: CSSStyleSheet) =>
  !disabled && (media.length === 0 || matchMedia(media.mediaText).matches);

/**
 * Declares the widget's cascade layer before any layer of the page, because among important rules the earliest layer
 * wins and constructed sheets come last. Written into the page's first sheet, which a content security policy allows.
 * If that sheet is of another site, a style element is used; a strict policy blocks it, and important rules in the
 * page's layers then win.
 */
export function declareCascadeLayer(part: Part): void {
  const first = [...part.styleSheets].find(applies);
  if (!first || told.has(first)) return;
  try {
    first.insertRule(statement, 0);
    told.add(first);
  } catch {
    const style = (part.ownerDocument ?? part).createElement('style');
    style.setAttribute(`data-${namespace}`, 'layer');
    style.textContent = statement;
    // A nonce-based policy has its nonce on the page's scripts.
    style.nonce =
      style.ownerDocument.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    ('head' in part ? part.head : part).prepend(style);
    if (style.sheet) told.add(style.sheet);
    else style.remove();
  }
}
