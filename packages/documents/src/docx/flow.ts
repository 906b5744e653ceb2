/** A flow of paragraphs: the body, or a text box, which waits for the end of the paragraph that anchors it. */
export interface Flow {
  text: string;
  waiting: string;
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
  text: '',
  waiting: '',
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
    flow.text += `\n${flow.waiting}`;
    flow.waiting = '';
  }
  flow.continuesInNext = false;
}

/** Follows a field from its code (`begin`) to its result (`separate`) to its `end`. */
export function changeField(flow: Flow, type: string | undefined): void {
  if (type === 'begin') flow.fields.push(false);
  if (type === 'separate' && flow.fields.length > 0) flow.fields[flow.fields.length - 1] = true;
  if (type === 'end') flow.fields.pop();
}

/** Notes a deletion that stands in properties: of a paragraph's end, or of a table row. */
export function deleteByProperty(flow: Flow): void {
  if (flow.properties === 'paragraph') flow.continuesInNext = true;
  if (flow.properties === 'row') flow.isRowDeleted = true;
}
