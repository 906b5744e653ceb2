import { type DefaultTreeAdapterTypes, parse } from 'parse5';

import { gather } from '../origin/gather-text-with-offsets.ts';
import type { Reader } from '../reader-types.ts';
import { decode, decodeText } from '../text/detect-encoding-and-decode.ts';
import { gatherNodes } from './gather-html.ts';
import { readablePart } from './readable-part.ts';

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
 * On pages without an article, such as flat pages and lists, Readability keeps only one part. When that part holds
 * less than this share of the visible text, the whole page is read; menus (`nav`) count on neither side.
 */
const leastPart = 0.7;

const declared = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]+)/i;

/** Pages in a legacy encoding declare it in their head. See: HTML, 13.2.3.2. */
function decodePage(bytes: Uint8Array, ending: string) {
  const found = decodeText(bytes, ending);
  if (found.encoding.startsWith('utf-')) return found;
  const [, name = ''] = declared.exec(found.source.slice(0, 1024)) ?? [];
  try {
    const { encoding } = new TextDecoder(name);
    return encoding.startsWith('utf-') ? found : { source: decode(bytes, encoding), encoding };
  } catch {
    return found;
  }
}
