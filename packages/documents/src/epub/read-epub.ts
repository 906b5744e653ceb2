import { parse } from 'parse5';

import { relativePart } from '../docx/parts-and-relationships.ts';
import { forEachElement } from '../docx/read-xml.ts';
import type { WordPackage } from '../docx/document-package.ts';
import { gatherNodes } from '../html/gather-html.ts';
import { limits } from '../limits.ts';
import { gather } from '../origin/gather-text-with-offsets.ts';
import type { Reader } from '../reader-types.ts';
import { decodeText } from '../text/detect-encoding-and-decode.ts';
import { UnreadableDocument } from '../unreadable-document.ts';

/** Reads the chapters of an EPUB book in reading order, without tables of contents. */
export const readEpub: Reader = async ({ bytes, openZip }) => {
  const zip = await openZip(bytes);
  const locked = await lockedParts(zip);
  const gathered = gather();
  let length = 0;
  for (const part of await chaptersOf(zip)) {
    if (!zip.has(part)) continue;
    if (locked.has(part)) throw new UnreadableDocument('encrypted');
    const { source } = decodeText(await whole(zip.read(part)), 'epub');
    length += source.length;
    if (length > limits.textCharacters * 2) throw new UnreadableDocument('too-large-inside');
    const page = source.replaceAll(closedInItself, '<$1$2></$1>');
    gathered.begin();
    const place = { source: page, base: 0 };
    gatherNodes(parse(page, { sourceCodeLocationInfo: true }), place, gathered);
    gathered.line();
  }
  return { text: gathered.done().text, origin: null, encoding: 'utf-8' };
};

/** HTML ignores the slash of a self-closing tag, so an empty title would swallow the chapter. */
const closedInItself =
  /<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b)([a-z][\w:-]*)((?:\s[^<>]*)?)\/>/gi;

/** Returns the paths of the chapters in reading order. See: EPUB 3.3, section 5. */
async function chaptersOf(zip: WordPackage): Promise<readonly string[]> {
  const container = 'META-INF/container.xml';
  if (!zip.has(container)) throw new UnreadableDocument('not-what-its-name-says');
  let book: string | undefined;
  await forEachElement(zip, container, ['rootfile'], (root) => (book ??= root['full-path']));
  if (book === undefined || !zip.has(book)) throw new UnreadableDocument('corrupt');
  const items = new Map<string, string>();
  const chapters: string[] = [];
  const folder = book.replace(/[^/]*$/, '');
  await forEachElement(zip, book, ['item', 'itemref'], (attributes, name) => {
    const { id = '', href = '', properties = '', idref = '' } = attributes;
    if (name === 'item' && !/\bnav\b/.test(properties)) items.set(id, inFolder(folder, href));
    const chapter = items.get(idref);
    if (name === 'itemref' && chapter !== undefined) chapters.push(chapter);
  });
  return chapters;
}

/** Names of encrypted parts, which only the seller's own program can open. Encrypted fonts do no harm. */
async function lockedParts(zip: WordPackage): Promise<ReadonlySet<string>> {
  const locked = new Set<string>();
  await forEachElement(zip, 'META-INF/encryption.xml', ['CipherReference'], ({ URI }) => {
    if (URI !== undefined) locked.add(inFolder('', URI));
  });
  return locked;
}

function inFolder(folder: string, href: string): string {
  const path = href.replace(/#.*$/, '');
  try {
    return relativePart(folder, decodeURIComponent(path));
  } catch {
    return relativePart(folder, path); // a literal percent sign
  }
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return new Uint8Array(await new Blob(all).arrayBuffer());
}
