import { addText, endCell, endParagraph, endRow, newFlow, textOf } from '../docx/text-flow.ts';
import type { XmlListener } from '../docx/xml-scanner.ts';
import { limits } from '../limits.ts';
import { UnreadableDocument } from '../unreadable-document.ts';

/**
 * Placeholders repeated on every slide (slide number, date, footer, header), and the slide's picture above its notes.
 */
const furniture = /\stype\s*=\s*["'](?:sldNum|dt|ftr|hdr|sldImg)["']/;

export function slideTextHandler(): Required<XmlListener> & { readonly gathered: () => string } {
  const flow = newFlow();
  let isText = false;
  let isFurniture = false;
  let passedOver = 0;
  let length = 0;

  function add(text: string): void {
    length += text.length;
    if (length > limits.textCharacters) throw new UnreadableDocument('too-large-inside');
    addText(flow, text);
  }

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
        add(' '); // Separates the parts of a formula, or else they would read as one odd word.
      } else if (local === 'br') add('\n');
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
      if (isText && passedOver === 0) add(text);
    },
  };
}
