import { relationshipsOf } from '../docx/parts-and-relationships.ts';
import { forEachElement, readXml } from '../docx/read-xml.ts';
import { endCell, endParagraph, endRow, newFlow, textAdder, textOf } from '../docx/text-flow.ts';
import type { XmlListener } from '../docx/xml-scanner.ts';
import type { WordPackage } from '../docx/document-package.ts';
import type { Reader } from '../reader-types.ts';
import { UnreadableDocument } from '../unreadable-document.ts';

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
  await forEachElement(zip, main, ['presentation', 'sldId'], (attributes, name) => {
    if (name === 'presentation') isPresentation = true;
    else {
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      const slide = related.get(id);
      if (slide !== undefined) slides.push(slide);
    }
  });
  if (!isPresentation) throw new UnreadableDocument('not-what-its-name-says');
  return slides;
}

/** Placeholders repeated on every slide (number, date, footer, header), and the slide's picture above its notes. */
const furniture = /\stype\s*=\s*["'](?:sldNum|dt|ftr|hdr|sldImg)["']/;

function slideTextHandler(): Required<XmlListener> & { readonly gathered: () => string } {
  const addText = textAdder();
  const flow = newFlow();
  let isText = false;
  let isFurniture = false;
  let passedOver = 0;

  return {
    gathered: () => textOf(flow),
    open({ uri, local }, source) {
      isText = false;
      // `Fallback` repeats the choice for older programs; a field holds the slide number or the date.
      if (passedOver > 0 || local === 'Fallback' || local === 'fld') passedOver += 1;
      else if (local === 'sp') isFurniture = false;
      else if (local === 'ph') isFurniture = furniture.test(source);
      else if (isFurniture) return;
      else if (local === 't' && /drawingml\/(?:2006\/)?main$/.test(uri)) isText = true;
      else if (local === 't' && uri.endsWith('/math')) {
        isText = true;
        addText(flow, ' '); // Separates the parts of a formula, or else they would read as one odd word.
      } else if (local === 'br') addText(flow, '\n');
    },
    close({ local }) {
      isText = false;
      if (passedOver > 0) passedOver -= 1;
      else if (local === 'sp') isFurniture = false;
      else if (isFurniture) return;
      else if (local === 'p') endParagraph(flow);
      else if (local === 'tc') endCell(flow);
      else if (local === 'tr') endRow(flow);
    },
    text(text) {
      if (isText && passedOver === 0) addText(flow, text);
    },
  };
}
