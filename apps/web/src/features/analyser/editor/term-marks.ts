import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { Stretch } from '@vernacular/check';

import type { TermPlace } from '../help/help.ts';
import { paint } from './word-marks-field.ts';

export const paintTerms = StateEffect.define<readonly TermPlace[]>();

const marked = Decoration.mark({ class: 'term' });
const unmarked = Decoration.mark({ class: 'term-of-marked' });

const marksOf = (terms: readonly TermPlace[], { doc }: EditorState) =>
  Decoration.set(
    terms
      .filter(({ end }) => end <= doc.length)
      .map(({ start, end, isMarked }) => (isMarked ? marked : unmarked).range(start, end)),
  );

const shown = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, { changes, effects, state }) =>
    effects.reduce(
      (terms, effect) => (effect.is(paintTerms) ? marksOf(effect.value, state) : terms),
      before.map(changes),
    ),
});

/** The range of the term at a position; null if there is none. */
export function termAt(state: EditorState, position: number): Stretch | null {
  let found: Stretch | null = null;
  state.field(shown).between(position, position, (start, end) => {
    found = { start, end };
    return false;
  });
  return found;
}

/** Underlines terms without a marked word, such as “confidence interval”; none while the text is filtered by level. */
export const termMarks: Extension = [
  shown,
  EditorView.decorations.compute([shown, paint], (state) =>
    state.field(paint).filter === null ? state.field(shown) : Decoration.none,
  ),
];
