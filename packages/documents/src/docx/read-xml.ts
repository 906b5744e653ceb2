import { SaxesParser, type SaxesTagNS } from 'saxes';

import { UnreadableDocument } from '../unreadable-document.ts';
import { decodeXml } from './decode-xml.ts';
import { limits } from './limits.ts';

/** What a reader wants to hear of an XML file, in the order of the file. */
export interface XmlListener {
  readonly open: (tag: SaxesTagNS) => void;
  readonly close?: (tag: SaxesTagNS) => void;
  readonly text?: (text: string) => void;
}

/** Walks through an XML file; refuses what Office never writes: a DTD, bottomless nesting, endless nodes. */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  listener: XmlListener,
): Promise<void> {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  let charactersSinceEvent = 0;
  parser.on('doctype', () => {
    throw new UnreadableDocument('corrupt');
  });
  parser.on('opentag', (tag) => {
    charactersSinceEvent = 0;
    depth += 1;
    if (depth > limits.depth) throw new UnreadableDocument('too-large-inside');
    listener.open(tag);
  });
  parser.on('closetag', (tag) => {
    charactersSinceEvent = 0;
    depth -= 1;
    listener.close?.(tag);
  });
  if (listener.text) parser.on('text', listener.text);
  if (listener.text) parser.on('cdata', listener.text);

  try {
    for await (const piece of decodeXml(chunks)) {
      charactersSinceEvent += piece.length;
      parser.write(piece);
      if (charactersSinceEvent > limits.charactersBetweenEvents) {
        throw new UnreadableDocument('too-large-inside');
      }
    }
    parser.close();
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw cause;
    throw new UnreadableDocument('corrupt', undefined, cause);
  }
}
