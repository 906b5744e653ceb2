import { decodeXml } from './decode-xml.ts';
import { scanXml, type XmlListener } from './xml-scanner.ts';

/** Walks through an XML file that arrives in pieces. */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  listener: XmlListener,
): Promise<void> {
  const scanner = scanXml(listener);
  for await (const piece of decodeXml(chunks)) scanner.write(piece);
  scanner.end();
}
