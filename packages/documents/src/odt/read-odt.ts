import type { WordPackage } from '../docx/document-package.ts';
import { forEachElement, readXml } from '../docx/read-xml.ts';
import {
  endCell,
  endParagraph,
  endRow,
  newFlow,
  textAdder,
  textOf,
  type Flow,
} from '../docx/text-flow.ts';
import type { XmlListener } from '../docx/xml-scanner.ts';
import { attributesOf } from '../docx/xml-tag.ts';
import type { Reader } from '../reader-types.ts';
import { UnreadableDocument } from '../unreadable-document.ts';

export const readOdt: Reader = async ({ bytes, openZip }) => {
  const zip = await openZip(bytes);
  if (!zip.has('content.xml')) throw new UnreadableDocument('not-what-its-name-says');
  await refuseEncrypted(zip);
  const body = odtTextHandler();
  await readXml(zip.read('content.xml'), body);
  if (!body.isText()) throw new UnreadableDocument('not-what-its-name-says');
  return { text: body.gathered().trimEnd(), origin: null, encoding: 'utf-8' };
};

/** Throws for an encrypted document. See: OpenDocument 1.3, part 2, 4.4. */
async function refuseEncrypted(zip: WordPackage): Promise<void> {
  await forEachElement(zip, 'META-INF/manifest.xml', ['encryption-data'], () => {
    throw new UnreadableDocument('encrypted');
  });
}

const leftOut = new Set(
  'annotation annotation-end tracked-changes note-citation ruby-text title desc math forms sequence-decls'.split(
    ' ',
  ),
);
const marks: Readonly<Record<string, string>> = { tab: '\t', 'line-break': '\n', s: ' ' };
const officeVocabulary = 'urn:oasis:names:tc:opendocument:xmlns:';

function odtTextHandler(): Required<XmlListener> & {
  readonly gathered: () => string;
  readonly isText: () => boolean;
} {
  const addText = textAdder();
  const outer: Flow[] = [];
  let flow = newFlow();
  let notes = '';
  let isText = false;
  let paragraphs = 0;
  let passedOver = 0;

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
        addText(flow, marks[local]!);
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
      if (paragraphs > 0 && passedOver === 0) addText(flow, text.replaceAll(/\s+/g, ' '));
    },
  };
}

function isHidden(local: string, source: string): boolean {
  if (local !== 'section') return false;
  return [...attributesOf(source)].some(
    ([name, value]) => name.endsWith(':display') && value === 'none',
  );
}
