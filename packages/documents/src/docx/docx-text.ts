import { UnreadableDocument } from '../unreadable-document.ts';
import { findParts } from './find-parts.ts';
import { readXml } from './read-xml.ts';
import { listenToStory } from './story.ts';
import type { WordPackage } from './word-package.ts';

/** The text of a Word document: the body with tables and text boxes, then the footnotes and endnotes it points to. */
export async function docxText(zip: WordPackage): Promise<string> {
  const parts = await findParts(zip);
  const body = listenToStory();
  await readXml(zip.read(parts.main), body);
  if (!body.isWord()) throw new UnreadableDocument('not-what-its-name-says');

  let text = body.gathered();
  for (const part of parts.notes) {
    const notes = listenToStory(body.notes);
    await readXml(zip.read(part), notes);
    text += notes.gathered();
  }
  return text.trimEnd();
}
