import { namespace } from '../settings/settings-store.ts';
import type { Part } from './reach.ts';

const statement = `@layer ${namespace};`;
const told = new WeakSet<CSSStyleSheet>();

const applies = ({ disabled, media }: CSSStyleSheet) =>
  !disabled && (media.length === 0 || matchMedia(media.mediaText).matches);

/**
 * Names the widget's cascade layer before any layer of the page: among important rules the earliest
 * layer wins, and constructed sheets come last. Done in the page's own first sheet, which a content
 * policy allows; where that is of another site, in a style element before it, which a strict policy
 * forbids. Then only important rules in layers of the page win over ours.
 */
export function putLayerFirst(part: Part): void {
  const first = [...part.styleSheets].find(applies);
  if (!first || told.has(first)) return;
  try {
    first.insertRule(statement, 0);
    told.add(first);
  } catch {
    const style = (part.ownerDocument ?? part).createElement('style');
    style.setAttribute(`data-${namespace}`, 'layer');
    style.textContent = statement;
    // A policy that goes by nonces has one on the page's scripts.
    style.nonce =
      style.ownerDocument.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    ('head' in part ? part.head : part).prepend(style);
    if (style.sheet) told.add(style.sheet);
    else style.remove();
  }
}
