import { type Change, type MarkedText, patchMarkedText } from '@vernacular/check';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { TextDocumentContentChangeEvent } from 'vscode-languageserver/node';

import type { SourceText } from '../texts/read-text.ts';
import type { Way } from './source-reader.ts';

/** Milliseconds without an edit before the whole document is read again. */
const pause = 150;

export type OpenText = ReturnType<typeof openText>;

/** Keeps the text of an open document up to date with its edits. `onRead` is called after each update. */
export function openText(document: TextDocument, way: Way, onRead: () => void) {
  let marked: MarkedText | null = null;
  /** Edits made since the current read began, each with the source before it. */
  let missed: [source: string, change: Change][] | null = null;
  let timer: NodeJS.Timeout | undefined;
  const readLater = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void read(), after);
  };

  async function read(): Promise<void> {
    if (missed) return readLater(pause);
    const changes: [source: string, change: Change][] = [];
    missed = changes;
    let now: MarkedText | null;
    try {
      now = await way.read(document.getText());
    } finally {
      missed = null;
    }
    for (const [source, change] of changes) now &&= patchMarkedText(now, source, change);
    marked = now;
    if (now) onRead();
    else readLater(pause);
  }

  function take(change: TextDocumentContentChangeEvent, version: number): void {
    const source = document.getText();
    const range = 'range' in change ? change.range : null;
    const start = range ? document.offsetAt(range.start) : 0;
    const end = range ? document.offsetAt(range.end) : source.length;
    const said: Change = { start, end, by: change.text };
    missed?.push([source, said]);
    if (!way.isQuick) marked &&= patchMarkedText(marked, source, said);
    TextDocument.update(document, [change], version);
  }

  return {
    document,
    /** Applies edits. `onRead` is called at once if the text could be patched, or else after the next full read. */
    change(changes: readonly TextDocumentContentChangeEvent[], version: number): void {
      for (const change of changes) take(change, version);
      if (way.isQuick) void read();
      else if (marked) onRead();
      else readLater(pause);
    },
    readAnew: () => readLater(0),
    /** The text as last read, with later edits; null before the first read, or if an edit could not be patched in. */
    says: (): SourceText | null => marked && { ...marked, source: document.getText() },
    close: () => clearTimeout(timer),
  };
}
