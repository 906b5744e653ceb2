import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

import { noWord, wordAt, type ColouredWords } from '../words/coloured-words.ts';
import { currentWords, paint, paintActive } from './paint.ts';

export interface PointedWord {
  readonly words: ColouredWords;
  readonly index: number;
  readonly text: string;
  readonly by: 'pointer' | 'caret' | 'jump';
}

/** User event of a selection that does not point at a single word. */
export const showsSentence = 'select.sentence';

const moved = (update: ViewUpdate) =>
  update.selectionSet &&
  !update.docChanged &&
  !update.transactions.some((each) => each.isUserEvent(showsSentence)) &&
  update.state.selection.main.to - update.state.selection.main.from < 200;

const indexAt = ({ state }: EditorView, position: number) =>
  wordAt(currentWords(state.field(paint)), position);

/** Milliseconds for which the pointer must rest on a word: on its way to the card it passes other words. */
const restAfter = 160;

/**
 * Reports and highlights the word under the pointer if it is flagged or has a note, and the word at the caret
 * whatever its level.
 */
export function wordWatch(onWord: (word: PointedWord) => void): Extension {
  const point = (view: EditorView, index: number, by: PointedWord['by']) => {
    const words = currentWords(view.state.field(paint));
    if (index < 0 || index >= words.length) return;
    // Deferred: an update may be under way.
    queueMicrotask(() => {
      const { words: current, active } = view.state.field(paint);
      if (current === words && active !== index) view.dispatch({ effects: paintActive.of(index) });
    });
    onWord({ words, index, by, text: view.state.sliceDoc(words.starts[index], words.ends[index]) });
  };

  const caret = ViewPlugin.define((view) => {
    let came: PointedWord['by'] | null = null;
    return {
      update(update) {
        const { main } = update.state.selection;
        if (moved(update)) came = main.empty ? 'caret' : 'jump';
        else if (update.selectionSet || update.docChanged) came = null;
        if (!came || !update.state.field(paint).isCurrent) return;
        point(view, indexAt(view, main.from), came);
        came = null;
      },
    };
  });

  let resting: ReturnType<typeof setTimeout> | undefined;
  const pointer = EditorView.domEventHandlers({
    mouseleave: () => clearTimeout(resting),
    mousedown: () => clearTimeout(resting),
    // A click at the current cursor position changes no selection.
    click: (_, view) => {
      const { main } = view.state.selection;
      if (main.empty) point(view, indexAt(view, main.from), 'caret');
    },
    mouseover: (event, view) => {
      clearTimeout(resting);
      const target =
        event.target instanceof Element
          ? event.target.closest('.level-mid, .level-rare, .level-known, .noted')
          : null;
      if (target) resting = setTimeout(() => rest(view, target), restAfter);
    },
  });
  const rest = (view: EditorView, target: Element) => {
    if (!view.contentDOM.contains(target)) return;
    const index = indexAt(view, view.posAtDOM(target));
    const { ids, notes } = view.state.field(paint).words;
    if (index >= 0 && (ids[index] !== noWord || notes.has(index))) point(view, index, 'pointer');
  };

  return [caret, pointer];
}
