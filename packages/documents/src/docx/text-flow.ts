import { limits } from '../limits.ts';
import { UnreadableDocument } from '../unreadable-document.ts';

/** The paragraphs of the body or of a text box. The text of a box is added after the paragraph that anchors it. */
export type Flow = ReturnType<typeof newFlow>;

export const newFlow = () => ({
  settled: '',
  text: '',
  waiting: '',
  /** Line and cell breaks to insert before the next text. */
  pending: '',
  /** One entry per open field: false while its code is read, true while its result is read. */
  fields: [] as boolean[],
  properties: null as 'paragraph' | 'row' | null,
  isHidden: false,
  /** The paragraph mark was deleted, or the paragraph holds only a drop cap. */
  continuesInNext: false,
  isRowDeleted: false,
  isCellDeleted: false,
});

export function isShown(flow: Flow): boolean {
  return !flow.isHidden && !flow.fields.includes(false);
}

export function endParagraph(flow: Flow): void {
  // An unterminated field code would otherwise swallow the rest of the document.
  if (flow.fields.includes(false)) flow.fields = [];
  if (!flow.continuesInNext) {
    if (flow.waiting) flow.text += `${flow.pending}\n${flow.waiting.slice(0, -1)}`;
    flow.pending = flow.waiting ? '\n' : `${flow.pending}\n`;
    flow.waiting = '';
  }
  flow.continuesInNext = false;
  if (flow.text.length > 65_536) settle(flow);
}

/** Returns a function that adds text to the flows of a part, up to the limit of a document. */
export function textAdder(): (flow: Flow, text: string) => void {
  let length = 0;
  return (flow, text) => {
    length += text.length;
    if (length > limits.textCharacters) throw new UnreadableDocument('too-large-inside');
    flow.text += flow.pending + text;
    flow.pending = '';
  };
}

export function endCell(flow: Flow): void {
  if (flow.pending.endsWith('\n')) flow.pending = `${flow.pending.slice(0, -1)}\t`;
}

export function endRow(flow: Flow): void {
  flow.pending = flow.pending.replace(/\t+$/, '\n');
}

const encoder = new TextEncoder();
const copier = new TextDecoder('utf-8', { ignoreBOM: true });

/** Copies the text, because a slice would keep the XML around it in memory. */
function settle(flow: Flow): void {
  flow.settled += copier.decode(encoder.encode(flow.text));
  flow.text = '';
}

export function textOf(flow: Flow): string {
  return flow.settled + flow.text + flow.pending + flow.waiting;
}

export function changeField(flow: Flow, type: string | undefined): void {
  if (type === 'begin') flow.fields.push(false);
  if (type === 'separate' && flow.fields.length > 0) flow.fields[flow.fields.length - 1] = true;
  if (type === 'end') flow.fields.pop();
}

/** A tracked deletion inside properties deletes the paragraph mark or the row. Returns true: its content is skipped. */
export function deleteByProperty(flow: Flow): true {
  if (flow.properties === 'paragraph') flow.continuesInNext = true;
  if (flow.properties === 'row') flow.isRowDeleted = true;
  return true;
}
