import { type DefaultTreeAdapterTypes, parse } from 'parse5';

import { gather } from '../origin/gather.ts';
import type { Reader } from '../reading.ts';
import { decode } from '../text/decode.ts';
import { decodeText } from '../text/decode-text.ts';
import { gatherNodes } from './gather-html.ts';
import { readablePart } from './readable-part.ts';

/** Reads the main part of a page, without what stands around it; the whole page where that would lose much of it. */
export const readHtml: Reader = ({ bytes, ending }) => {
  const { source, encoding } = decodePage(bytes, ending);
  const document = parse(source, { sourceCodeLocationInfo: true });
  const gathered = (isWanted?: (parent: DefaultTreeAdapterTypes.ParentNode) => boolean) => {
    const text = gather();
    gatherNodes(document, { source, base: 0 }, text, isWanted);
    return text.done();
  };
  const part = readablePart(document);
  const whole = gathered();
  if (!part) return { ...whole, encoding };
  const main = gathered((one) => part.has(one));
  const isWholePage = main.text.length < leastPart * whole.text.length;
  return isWholePage ? { ...whole, encoding, isWholePage } : { ...main, encoding };
};

/**
 * Of pages without an article, such as flat ones and lists, Readability keeps one part. A part smaller than this share of
 * what is visible is not taken for the text. Menus (`nav`) are on neither side: they are never read.
 */
const leastPart = 0.7;

const declared = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]+)/i;

/** Pages in an old encoding say so in their head. See: HTML, 13.2.3.2. */
function decodePage(bytes: Uint8Array, ending: string) {
  const found = decodeText(bytes, ending);
  if (found.encoding.startsWith('utf-')) return found;
  const [, name = ''] = declared.exec(found.source.slice(0, 1024)) ?? [];
  try {
    const { encoding } = new TextDecoder(name);
    return encoding.startsWith('utf-') ? found : { source: decode(bytes, encoding), encoding };
  } catch {
    return found; // no name, or one nobody knows
  }
}
