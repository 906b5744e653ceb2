import type { Extension, Range } from '@codemirror/state';
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';
import type { Level } from '@vernacular/analyzer';

import { firstEndingAfter, isKnown, levelOf } from '../words/coloured-words.ts';
import { hasNote } from '../words/word-notes.ts';
import { currentWords, paint, type Paint } from './word-marks-field.ts';

const mark = (look: string): readonly [plain: Decoration, active: Decoration] => [
  Decoration.mark({ class: look }),
  Decoration.mark({ class: `${look} is-active` }),
];

const marks: Record<Level, ReturnType<typeof mark>> = {
  common: mark('level-common'),
  mid: mark('level-mid'),
  rare: mark('level-rare'),
};

const noted = mark('noted');
const known = mark('level-known');

/** The marks of the words in some ranges. The word that ends at `unfinished` is being typed and gets none. */
export function marksWithin(
  { words, filter, active }: Paint,
  stretches: EditorView['visibleRanges'],
  unfinished = -1,
): Range<Decoration>[] {
  const found: Range<Decoration>[] = [];
  let index = 0;
  for (const { from, to } of stretches) {
    index = Math.max(index, firstEndingAfter(words, from));
    for (; index < words.length && words.starts[index]! < to; index += 1) {
      const level = levelOf(words, index);
      const isMarked = filter === null ? level !== 'common' : level === filter;
      const isNoted = filter === null && hasNote(words.notes, index, 'technical-sense');
      if (!isMarked && !isNoted && index !== active) continue;
      if (words.ends[index] === unfinished) continue;
      const look = isKnown(words, index) ? known : marks[level];
      const [plain, highlighted] = isNoted && level === 'common' ? noted : look;
      const chosen = index === active ? highlighted : plain;
      found.push(chosen.range(words.starts[index]!, words.ends[index]));
    }
  }
  return found;
}

const pause = 700;

/** Marks only the visible words. The word being typed stays unmarked until the writer moves on or pauses. */
class LevelMarks {
  decorations: DecorationSet = Decoration.none;
  #unfinished = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #view: EditorView;

  constructor(view: EditorView) {
    this.#view = view;
    this.#draw(view);
  }

  update(update: ViewUpdate) {
    this.#follow(update);
    const { isCurrent } = update.state.field(paint);
    if (isCurrent) this.#draw(update.view);
    else if (update.docChanged) this.decorations = this.decorations.map(update.changes);
  }

  #follow(update: ViewUpdate) {
    const isTyping = update.transactions.some((each) => each.isUserEvent('input.type'));
    if (isTyping) {
      this.#unfinished = update.state.selection.main.head;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#finish(), pause);
    } else if (update.selectionSet || update.docChanged) this.#unfinished = -1;
  }

  #finish() {
    this.#unfinished = -1;
    this.#view.dispatch({});
  }

  #draw(view: EditorView) {
    const painted = view.state.field(paint);
    const words = currentWords(painted);
    this.decorations = Decoration.set(
      marksWithin({ ...painted, words }, view.visibleRanges, this.#unfinished),
    );
  }

  destroy() {
    clearTimeout(this.#timer);
  }
}

export const levelMarks: Extension = ViewPlugin.fromClass(LevelMarks, {
  decorations: (plugin) => plugin.decorations,
});
