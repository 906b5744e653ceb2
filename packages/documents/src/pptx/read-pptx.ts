import { relationshipsOf } from '../docx/parts-and-relationships.ts';
import { readXml } from '../docx/read-xml.ts';
import type { WordPackage } from '../docx/document-package.ts';
import { attributesOf } from '../docx/xml-tag.ts';
import type { Reader } from '../reader-types.ts';
import { UnreadableDocument } from '../unreadable-document.ts';
import { slideTextHandler } from './slide-text-handler.ts';

export const readPptx: Reader = async ({ bytes, openZip }) => {
  const zip = await openZip(bytes);
  const slides = await slidesOf(zip);
  const texts: string[] = [];
  for (const slide of slides) {
    const related = await relationshipsOf(zip, slide);
    const parts = ['/diagramData', '/notesSlide'].flatMap((ending) =>
      related.filter(({ type }) => type.endsWith(ending)).map(({ target }) => target),
    );
    for (const part of [slide, ...parts]) {
      if (!zip.has(part)) continue;
      const heard = slideTextHandler();
      await readXml(zip.read(part), heard);
      texts.push(heard.gathered().trimEnd());
    }
  }
  return { text: texts.filter(Boolean).join('\n'), origin: null, encoding: 'utf-8' };
};

async function slidesOf(zip: WordPackage): Promise<readonly string[]> {
  const roots = await relationshipsOf(zip, '');
  const named = roots.find(({ type }) => type.endsWith('/officeDocument'))?.target;
  const main = [named, 'ppt/presentation.xml'].find((name) => name && zip.has(name));
  if (main === undefined) throw new UnreadableDocument('not-what-its-name-says');
  const related = new Map((await relationshipsOf(zip, main)).map((one) => [one.id, one.target]));
  const slides: string[] = [];
  let isPresentation = false;
  await readXml(zip.read(main), {
    open: ({ local }, source) => {
      if (local === 'presentation') isPresentation = true;
      if (local !== 'sldId') return;
      const id = [...attributesOf(source)].find(([name]) => name.endsWith(':id'))?.[1];
      const slide = related.get(id ?? '');
      if (slide !== undefined) slides.push(slide);
    },
  });
  if (!isPresentation) throw new UnreadableDocument('not-what-its-name-says');
  return slides;
}
