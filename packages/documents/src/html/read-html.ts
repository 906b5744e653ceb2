import { parse } from 'parse5';

import { gather } from '../origin/gather.ts';
import type { Reader } from '../reading.ts';
import { decode } from '../text/decode.ts';
import { decodeText } from '../text/decode-text.ts';
import { gatherNodes } from './gather-html.ts';
import { readablePart } from './readable-part.ts';

/** Reads the part of a page that is there to be read, without what stands around it on every page of a site. */
export const readHtml: Reader = ({ bytes, ending }) => {
  const { source, encoding } = decodePage(bytes, ending);
  const document = parse(source, { sourceCodeLocationInfo: true });
  const part = readablePart(document);
  const gathered = gather();
  gatherNodes(document, { source, base: 0 }, gathered, part ? (one) => part.has(one) : undefined);
  return { ...gathered.done(), encoding };
};

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
