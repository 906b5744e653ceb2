import {
  addText,
  endCell,
  endParagraph,
  endRow,
  newFlow,
  textOf,
  type Flow,
} from '../docx/text-flow.ts';
import type { XmlListener } from '../docx/xml-scanner.ts';
import { attributesOf } from '../docx/xml-tag.ts';
import { limits } from '../limits.ts';
import { UnreadableDocument } from '../unreadable-document.ts';

const leftOut = new Set(
  'annotation annotation-end tracked-changes note-citation ruby-text title desc math forms sequence-decls'.split(
    ' ',
  ),
);
const marks: Readonly<Record<string, string>> = { tab: '\t', 'line-break': '\n', s: ' ' };
const officeVocabulary = 'urn:oasis:names:tc:opendocument:xmlns:';

export function odtTextHandler(): Required<XmlListener> & {
  readonly gathered: () => string;
  readonly isText: () => boolean;
} {
  const outer: Flow[] = [];
  let flow = newFlow();
  let notes = '';
  let isText = false;
  let paragraphs = 0;
  let passedOver = 0;
  let length = 0;

  function add(text: string): void {
    length += text.length;
    if (length > limits.textCharacters) throw new UnreadableDocument('too-large-inside');
    addText(flow, text);
  }

  return {
    gathered: () => textOf(flow) + notes,
    isText: () => isText,
    open({ uri, local }, source) {
      if (passedOver > 0 || leftOut.has(local) || isHidden(local, source)) passedOver += 1;
      else if (local === 'text' && uri.startsWith(`${officeVocabulary}office`)) isText = true;
      else if (local === 'p' || local === 'h') paragraphs += 1;
      else if (local === 'note-body' || local === 'text-box') {
        outer.push(flow);
        flow = newFlow();
      } else if (uri.startsWith(`${officeVocabulary}text`) && Object.hasOwn(marks, local)) {
        add(marks[local]!);
      }
    },
    close({ local }) {
      if (passedOver > 0) passedOver -= 1;
      else if (local === 'p' || local === 'h') {
        paragraphs -= 1;
        endParagraph(flow);
      } else if (local === 'table-cell') endCell(flow);
      else if (local === 'table-row') endRow(flow);
      else if (local === 'note-body') {
        notes += textOf(flow);
        flow = outer.pop()!;
      } else if (local === 'text-box') {
        const box = flow;
        flow = outer.pop()!;
        flow.waiting += textOf(box);
      }
    },
    text(text) {
      if (paragraphs > 0 && passedOver === 0) add(text.replaceAll(/\s+/g, ' '));
    },
  };
}

function isHidden(local: string, source: string): boolean {
  if (local !== 'section') return false;
  return [...attributesOf(source)].some(
    ([name, value]) => name.endsWith(':display') && value === 'none',
  );
}
