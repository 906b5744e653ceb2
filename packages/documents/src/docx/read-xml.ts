import type { WordPackage } from './document-package.ts';
import { scanXml, type XmlListener } from './xml-scanner.ts';
import { attributesOf } from './xml-tag.ts';

/** Decodes XML and calls `listener` for its tags and text. Throws UnreadableDocument. */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  listener: XmlListener,
): Promise<void> {
  const scanner = scanXml(listener);
  for await (const piece of decodeXml(chunks)) scanner.write(piece);
  scanner.end();
}

/** Calls `visit` with the attributes of each element of these names in a part, if the package has the part. */
export async function forEachElement(
  zip: WordPackage,
  part: string,
  names: readonly string[],
  visit: (attributes: Readonly<Partial<Record<string, string>>>, name: string) => void,
): Promise<void> {
  if (!zip.has(part)) return;
  await readXml(zip.read(part), {
    open: ({ local }, source) => {
      if (names.includes(local)) visit(Object.fromEntries(attributesOf(source)), local);
    },
  });
}

async function* decodeXml(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  const rest = decoder?.decode();
  if (rest) yield rest;
}

/** Detects the encoding from the first bytes or the XML declaration. See: XML 1.0, appendix F. */
function encodingOf(start: Uint8Array): string {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const declaration = new TextDecoder('latin1').decode(start.subarray(0, 200));
  const declared = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(declaration)?.[1] ?? '';
  try {
    const { encoding } = new TextDecoder(declared);
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return 'utf-8';
  }
}
