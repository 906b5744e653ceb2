import type { EditorState, Extension } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';

import { noWord, wordAt, type ColouredWords } from '../words/coloured-words.ts';
import { currentWords, paint, paintActive } from './paint.ts';

export interface PointedWord {
  readonly words: ColouredWords;
  readonly index: number;
  readonly text: string;
  readonly by: 'click' | 'key' | 'jump';
}

/** User event of a selection that points at the word it selects. */
export const showsWord = 'select.word';

/** Opens the card of a word, or closes it: null. */
export type OnWord = (word: PointedWord | null) => void;

const indexAt = (state: EditorState, position: number) =>
  wordAt(currentWords(state.field(paint)), position);

function point(view: EditorView, index: number, by: PointedWord['by'], onWord: OnWord): void {
  const words = currentWords(view.state.field(paint));
  if (index < 0 || index >= words.length) return;
  view.dispatch({ effects: paintActive.of(index) });
  onWord({ words, index, by, text: view.state.sliceDoc(words.starts[index], words.ends[index]) });
}

/** Points at the word at the caret, whatever its level. */
export function pointAtCaret(view: EditorView, onWord: OnWord): void {
  point(view, indexAt(view.state, view.state.selection.main.from), 'key', onWord);
}

/** Reports the marked or noted word that is clicked or jumped to, and that the caret has left it. */
export function wordWatch(onWord: OnWord): Extension {
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
      const isMarked = index >= 0 && (ids[index] !== noWord || notes.has(index));
      if (isMarked) point(view, index, 'click', onWord);
    },
  });
  return [EditorView.updateListener.of(follow), click];
}
