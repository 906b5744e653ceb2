import { StateEffect, StateField, type Extension, type Range } from '@codemirror/state';
import { Decoration, ViewPlugin, type DecorationSet, type EditorView } from '@codemirror/view';
import type { LanguageCode } from '@vernacular/analyzer';

import { cutPlace } from '../sentences/cut-place.ts';
import { longSentences, type Sentences } from '../sentences/sentences.ts';

export interface ShownSentences {
  readonly sentences: Sentences;
  readonly language: LanguageCode;
}

export const paintSentences = StateEffect.define<ShownSentences | null>();

const shown = StateField.define<ShownSentences | null>({
  create: () => null,
  update: (before, { effects }) =>
    effects.reduce((_, effect) => (effect.is(paintSentences) ? effect.value : _), before),
});

const long = Decoration.mark({ class: 'sentence-long' });
const cut = Decoration.mark({ class: 'sentence-cut' });

function marksOf(view: EditorView): DecorationSet {
  const painted = view.state.field(shown);
  if (!painted) return Decoration.none;
  const { sentences, language } = painted;
  const marks: Range<Decoration>[] = [];
  for (const at of longSentences(sentences)) {
    const [from, to] = [sentences.starts[at]!, sentences.ends[at]!];
    const isSeen = view.visibleRanges.some((range) => from < range.to && to > range.from);
    if (!isSeen || to > view.state.doc.length) continue;
    marks.push(long.range(from, to));
    const place = cutPlace(view.state.sliceDoc(from, to), language);
    if (place !== null) marks.push(cut.range(from + place, from + place + 1));
  }
  return Decoration.set(marks, true);
}

/** Underlines long sentences, and marks where each could be cut. */
export const longSentenceMarks: Extension = [
  shown,
  ViewPlugin.define(
    (view) => ({
      decorations: marksOf(view),
      update({ docChanged, viewportChanged, changes, startState, state }) {
        if (docChanged) this.decorations = this.decorations.map(changes);
        else if (viewportChanged || startState.field(shown) !== state.field(shown))
          this.decorations = marksOf(view);
      },
    }),
    { decorations: (plugin) => plugin.decorations },
  ),
];
