import { decodeXml } from './decode-xml.ts';
import { scanXml, type XmlListener } from './xml-scanner.ts';

export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  listener: XmlListener,
): Promise<void> {
  const scanner = scanXml(listener);
  for await (const piece of decodeXml(chunks)) scanner.write(piece);
  scanner.end();
}
