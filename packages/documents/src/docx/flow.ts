/** A flow of paragraphs: the body, or a text box, which waits for the end of the paragraph that anchors it. */
export interface Flow {
  /** Finished paragraphs. */
  settled: string;
  text: string;
  waiting: string;
  /** Ends of lines and cells that stand before what comes next. */
  pending: string;
  /** The open fields; of each, whether its result is being read and no longer its code. */
  fields: boolean[];
  /** The properties that are being read. */
  properties: 'paragraph' | 'row' | null;
  isHidden: boolean;
  /** The end of the paragraph was deleted, or only a large first letter stands in it. */
  continuesInNext: boolean;
  isRowDeleted: boolean;
  isCellDeleted: boolean;
}

export const newFlow = (): Flow => ({
  settled: '',
  text: '',
  waiting: '',
  pending: '',
  fields: [],
  properties: null,
  isHidden: false,
  continuesInNext: false,
  isRowDeleted: false,
  isCellDeleted: false,
});

/** Whether text is seen now: not hidden, and not the code of a field. */
export function isShown(flow: Flow): boolean {
  return !flow.isHidden && !flow.fields.includes(false);
}

/** Ends a line, unless the next paragraph continues it. */
export function endParagraph(flow: Flow): void {
  // A field code that never ended would swallow the rest of the document.
  if (flow.fields.includes(false)) flow.fields = [];
  if (!flow.continuesInNext) {
    if (flow.waiting) flow.text += `${flow.pending}\n${flow.waiting.slice(0, -1)}`;
    flow.pending = flow.waiting ? '\n' : `${flow.pending}\n`;
    flow.waiting = '';
  }
  flow.continuesInNext = false;
  if (flow.text.length > 65_536) settle(flow);
}

/** Adds text behind the ends of lines and cells that wait. */
export function addText(flow: Flow, text: string): void {
  flow.text += flow.pending + text;
  flow.pending = '';
}

/** Ends a cell of a table, whose row stays one line. */
export function endCell(flow: Flow): void {
  if (flow.pending.endsWith('\n')) flow.pending = `${flow.pending.slice(0, -1)}\t`;
}

/** Ends a row of a table. */
export function endRow(flow: Flow): void {
  flow.pending = flow.pending.replace(/\t+$/, '\n');
}

const encoder = new TextEncoder();
const copier = new TextDecoder('utf-8', { ignoreBOM: true });

/** Copies the text: as a slice it would keep the XML around it in memory. */
function settle(flow: Flow): void {
  flow.settled += copier.decode(encoder.encode(flow.text));
  flow.text = '';
}

/** All the text of a flow, open boxes left out. */
export function textOf(flow: Flow): string {
  return flow.settled + flow.text + flow.pending + flow.waiting;
}

/** Follows a field from its code (`begin`) to its result (`separate`) to its `end`. */
export function changeField(flow: Flow, type: string | undefined): void {
  if (type === 'begin') flow.fields.push(false);
  if (type === 'separate' && flow.fields.length > 0) flow.fields[flow.fields.length - 1] = true;
  if (type === 'end') flow.fields.pop();
}

/** Notes a deletion, which in properties is that of a paragraph's end or a table row; what it holds is passed over. */
export function deleteByProperty(flow: Flow): true {
  if (flow.properties === 'paragraph') flow.continuesInNext = true;
  if (flow.properties === 'row') flow.isRowDeleted = true;
  return true;
}
