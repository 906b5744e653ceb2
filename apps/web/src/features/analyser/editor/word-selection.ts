import type { EditorState, Extension } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import type { Stretch } from '@vernacular/check';

import { noWord, wordAt, type ColouredWords } from '../words/coloured-words.ts';
import { currentWords, paint, paintActive } from './word-marks-field.ts';
import { termAt } from './term-marks.ts';

/** The word whose card is open. */
export interface PointedWord {
  readonly words: ColouredWords;
  readonly index: number;
  readonly text: string;
  /** Range of the term that a common word belongs to; `text` is then the whole term. Otherwise null. */
  readonly term: Stretch | null;
  readonly by: 'click' | 'key' | 'jump';
}

/** CodeMirror user event of a selection that opens the card of the selected word. */
export const showsWord = 'select.word';

/** Called with the word whose card opens, or with null when the card closes. */
export type OnWord = (word: PointedWord | null) => void;

const indexAt = (state: EditorState, position: number) =>
  wordAt(currentWords(state.field(paint)), position);

function point(view: EditorView, index: number, by: PointedWord['by'], onWord: OnWord): void {
  const words = currentWords(view.state.field(paint));
  if (index < 0 || index >= words.length) return;
  view.dispatch({ effects: paintActive.of(index) });
  const [start, end] = [words.starts[index]!, words.ends[index]!];
  // A marked word has its own card, which helps with its term too.
  const term = words.levels[index] === 0 ? termAt(view.state, start) : null;
  const text = view.state.sliceDoc(term?.start ?? start, term?.end ?? end);
  onWord({ words, index, by, text, term });
}

/** Opens the card of the word at the caret, whatever its level. */
export function pointAtCaret(view: EditorView, onWord: OnWord): void {
  point(view, indexAt(view.state, view.state.selection.main.from), 'key', onWord);
}

/** Calls `onWord` with a marked, noted or jumped-to word or term, and with null when the caret leaves it. */
export function wordSelection(onWord: OnWord): Extension {
  const leave = (view: EditorView) => {
    if (view.state.field(paint).active < 0) return;
    view.dispatch({ effects: paintActive.of(-1) });
    onWord(null);
  };
  const follow = ({ view, state, selectionSet, docChanged, transactions }: ViewUpdate) => {
    if (!selectionSet || docChanged) return;
    const index = indexAt(state, state.selection.main.from);
    if (transactions.some((each) => each.isUserEvent(showsWord)))
      point(view, index, 'jump', onWord);
    else if (state.field(paint).active !== index) leave(view);
  };
  const click = EditorView.domEventHandlers({
    click: (_, view) => {
      const { main } = view.state.selection;
      const index = main.empty ? indexAt(view.state, main.from) : -1;
      const { ids, notes } = view.state.field(paint).words;
      const isMarked =
        index >= 0 &&
        (ids[index] !== noWord || notes.has(index) || termAt(view.state, main.from) !== null);
      if (isMarked) point(view, index, 'click', onWord);
    },
  });
  return [EditorView.updateListener.of(follow), click];
}
