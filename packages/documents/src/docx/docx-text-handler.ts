import {
  changeField,
  deleteByProperty,
  endCell,
  endParagraph,
  endRow,
  isShown,
  newFlow,
  textAdder,
  textOf,
  type Flow,
} from './text-flow.ts';
import { symbolCharacter } from './symbol-font.ts';
import type { XmlListener } from './xml-scanner.ts';
import { attributesOf, type TagName } from './xml-tag.ts';

export interface DocxTextHandler extends Required<XmlListener> {
  readonly gathered: () => string;
  /** The notes that the text refers to, such as 'footnote 2' or 'endnote 1'. */
  readonly notes: ReadonlySet<string>;
  /** Whether any element of WordprocessingML was met. */
  readonly isWord: () => boolean;
}

const vocabularies: ReadonlyMap<string, 'word' | 'math' | 'compatibility'> = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'word'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'word'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'math'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'math'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'compatibility'],
]);

const marks = { tab: '\t', ptab: '\t', br: '\n', cr: '\n', noBreakHyphen: '\u2011' };

/** Skipped elements: instructions to Word, ruby text, earlier properties of tracked changes, tab stops. */
const unseen =
  'delText instrText delInstrText rt sdtPr tabs pPrChange rPrChange trPrChange tcPrChange tblPrChange sectPrChange';

/**
 * Collects the text of the main part, or of a notes part, of which only the notes in `wanted` are read. Tracked
 * changes count as accepted; comments, headers and footers are other parts and are not read.
 */
export function docxTextHandler(wanted?: ReadonlySet<string>): DocxTextHandler {
  const notes = new Set<string>();
  const addText = textAdder();
  const flows: Flow[] = [];
  const alternatives: { isTextFound: boolean }[] = [];
  let flow = newFlow();
  let isWord = false;
  let isText = false;
  let passedOver = 0;

  function add(text: string): void {
    if (!isShown(flow)) return;
    addText(flow, text);
    for (const around of alternatives) around.isTextFound = true;
  }

  /** A handler returns true when the content of the element is to be skipped. */
  const openedByName: Record<string, (attribute: (name: string) => string) => boolean | void> = {
    t: () => void (isText = true),
    del: () => deleteByProperty(flow),
    moveFrom: () => deleteByProperty(flow),
    p: () => flow.isCellDeleted,
    tbl: () => flow.isCellDeleted,
    tc: () => flow.isRowDeleted,
    pPr: () => void (flow.properties = 'paragraph'),
    trPr: () => void (flow.properties = 'row'),
    cellDel: () => void (flow.isCellDeleted = true),
    framePr: (attribute) => {
      // A drop cap stands in a paragraph of its own before the rest of its word.
      if (/^(drop|margin)$/.test(attribute('dropCap'))) flow.continuesInNext = true;
    },
    vanish: (attribute) => {
      if (flow.properties === null) flow.isHidden = isOn(attribute('val'));
    },
    sym: (attribute) => add(symbolCharacter(attribute('font'), attribute('char'))),
    fldChar: (attribute) => changeField(flow, attribute('fldCharType')),
    footnoteReference: (attribute) => void notes.add(`footnote ${attribute('id')}`),
    endnoteReference: (attribute) => void notes.add(`endnote ${attribute('id')}`),
    footnote: (attribute) => wanted?.has(`footnote ${attribute('id')}`) === false,
    endnote: (attribute) => wanted?.has(`endnote ${attribute('id')}`) === false,
    txbxContent: () => {
      flows.push(flow);
      flow = newFlow();
    },
  };

  const opened = new Map(Object.entries(openedByName));
  for (const [name, mark] of Object.entries(marks)) opened.set(name, () => add(mark));
  for (const name of unseen.split(' ')) opened.set(name, () => true);

  const closed = new Map<string, () => void>(
    Object.entries({
      p: () => endParagraph(flow),
      r: () => void (flow.isHidden = false),
      pPr: () => void (flow.properties = null),
      trPr: () => void (flow.properties = null),
      tr: () => {
        flow.isRowDeleted = false;
        endRow(flow);
      },
      tc: () => {
        flow.isCellDeleted = false;
        endCell(flow);
      },
      txbxContent: () => {
        const box = flow;
        flow = flows.pop()!;
        flow.waiting += textOf(box);
      },
    }),
  );

  function openWord({ local }: TagName, source: string): boolean {
    isWord = true;
    return opened.get(local)?.((name) => attributeOf(source, name)) ?? false;
  }

  function openCompatibility(local: string): boolean {
    if (local === 'AlternateContent') alternatives.push({ isTextFound: false });
    // A fallback repeats the choice for old programs, so it is read only when the choice had no text.
    return local === 'Fallback' && alternatives.at(-1)?.isTextFound === true;
  }

  return {
    gathered: () => textOf(flow),
    notes,
    isWord: () => isWord,
    open(tag, source) {
      isText = false;
      const vocabulary = vocabularies.get(tag.uri);
      if (passedOver > 0) passedOver += 1;
      else if (vocabulary === 'word') passedOver = openWord(tag, source) ? 1 : 0;
      else if (vocabulary === 'compatibility') passedOver = openCompatibility(tag.local) ? 1 : 0;
      else if (vocabulary === 'math' && tag.local === 't') {
        isText = true;
        add(' '); // separates the parts of a formula, or else they would read as one odd word
      }
    },
    close({ local, uri }) {
      isText = false;
      const vocabulary = vocabularies.get(uri);
      if (passedOver > 0) passedOver -= 1;
      else if (vocabulary === 'math' && local === 't') add(' ');
      else if (vocabulary === 'word') closed.get(local)?.();
      else if (vocabulary === 'compatibility' && local === 'AlternateContent') alternatives.pop();
    },
    text(text) {
      if (isText && passedOver === 0) add(text);
    },
  };
}

/** See: ECMA-376, ST_OnOff. A property without a value is on. */
function isOn(value: string): boolean {
  return !['0', 'false', 'off'].includes(value);
}

/** The prefix of an attribute varies between documents, so only its local name is compared. */
function attributeOf(source: string, local: string): string {
  for (const [name, value] of attributesOf(source)) {
    if (name === local || name.endsWith(`:${local}`)) return value;
  }
  return '';
}
