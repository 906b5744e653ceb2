import { addText, endCell, endParagraph, endRow, newFlow, textOf } from '../docx/flow.ts';
import type { XmlListener } from '../docx/xml-scanner.ts';
import { limits } from '../limits.ts';
import { UnreadableDocument } from '../unreadable-document.ts';

/** What stands on every slide, and the picture of the slide above its notes. */
const furniture = /\stype\s*=\s*["'](?:sldNum|dt|ftr|hdr|sldImg)["']/;

/** Listens to a slide, its notes, or a diagram: all keep their text in DrawingML. */
export function listenToSlide(): Required<XmlListener> & { readonly gathered: () => string } {
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
      // A fallback repeats the choice for old programs; a field tells the number of the slide, or the date.
      if (passedOver > 0 || local === 'Fallback' || local === 'fld') passedOver += 1;
      else if (local === 'sp') isFurniture = false;
      else if (local === 'ph') isFurniture = furniture.test(source);
      else if (isFurniture) return;
      else if (local === 't' && /drawingml\/(?:2006\/)?main$/.test(uri)) isText = true;
      else if (local === 't' && uri.endsWith('/math')) {
        isText = true;
        add(' '); // the parts of a formula stand apart, or they would read as one odd word
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
