import {
  history,
  historyField,
  historyKeymap,
  isolateHistory,
  redo,
  standardKeymap,
  undo,
} from '@codemirror/commands';
import {
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  type SelectionRange,
} from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import type { Level } from '@vernacular/analyzer';
import type { Stretch } from '@vernacular/check';

import type { TermPlace } from '../help/help.ts';
import { isToLookAt, levelOf, type ColouredWords } from '../words/coloured-words.ts';
import { nextWord } from '../words/next-word.ts';
import { inputEvents } from './input-events.ts';
import { levelMarks } from './level-marks.ts';
import { lineDirection } from './line-direction.ts';
import { longSentenceMarks, paintSentences, type ShownSentences } from './long-sentence-marks.ts';
import { look } from './theme.ts';
import { paint, paintActive, paintFilter, paintWords } from './word-marks-field.ts';
import { cspSafeRoot } from './csp-safe-root.ts';
import { paintTerms, termMarks } from './term-marks.ts';
import type { WrittenText } from './written-text.ts';
import { pointAtCaret, showsWord, wordSelection, type OnWord } from './word-selection.ts';

/** Label, language and spell checking of the box; changed by `configure`. */
export interface Setting {
  readonly label: string;
  readonly describedBy?: string;
  readonly placeholder?: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly hasSpellcheck?: boolean;
}

export interface EditorEvents {
  /** Called once when the box opens, and after each change. */
  readonly onText?: (text: WrittenText, isChange: boolean) => void;
  readonly onWord?: OnWord;
  readonly onFiles?: (files: readonly File[]) => void;
  readonly onStart?: () => void;
  readonly onEscape?: () => void;
  /** Called when Ctrl or Cmd+. asks for the card of the word at the caret. */
  readonly onCard?: () => void;
}

export type Place = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Tells by its index whether a word is wanted. */
export type WordPredicate = (words: ColouredWords, index: number) => boolean;

/** Handle of the box, whether a plain text area or the editor. The text area ignores all that needs marks. */
export interface Writing {
  text(): string;
  replace(text: string): void;
  undo(): void;
  /** Replaces a range, as one step of Undo. */
  exchange(stretch: Stretch, by: string): void;
  configure(setting: Setting): void;
  /** Colours the words of the current text. Null: they are unknown, and the old colours stay meanwhile. */
  paint(words: ColouredWords | null): void;
  filter(level: Level | null): void;
  underline(sentences: ShownSentences | null): void;
  markTerms(terms: readonly TermPlace[]): void;
  /** Removes the highlight of the word whose card is open. */
  unpoint(): void;
  /** Position of a range in the viewport, in pixels; null if it is not rendered. */
  placeOf(stretch: Stretch): Place | null;
  /** Scrolls as little as needed to bring a position above `line`, a y coordinate of the window in pixels. */
  showAbove(position: number, line: number): void;
  /** Selects the next wanted word, around the end of the text, and opens its card. */
  jump(direction: 1 | -1, isWanted: WordPredicate): void;
  /** Selects a stretch and brings it near the middle of the view; `isWord` opens its card. */
  show(from: number, to: number, isWord?: boolean): void;
  focus(): void;
  close(): void;
}

/** A text pasted into an empty box is shown from its beginning, not at the caret behind it. */
const showPastedFromTop = EditorView.updateListener.of(({ view, startState, transactions }) => {
  if (startState.doc.length > 0 || !transactions.some((each) => each.isUserEvent('input.paste')))
    return;
  view.dispatch({ effects: EditorView.scrollIntoView(0, { y: 'start', yMargin: 128 }) });
});

/** Scrolls a selection to the middle of the window, unless it is there already: nothing should move under the mouse. */
function toMiddle(view: EditorView, selection: SelectionRange) {
  const top = view.coordsAtPos(selection.from)?.top ?? 0;
  const isThere = top > 0.15 * globalThis.innerHeight && top < 0.75 * globalThis.innerHeight;
  return isThere ? [] : EditorView.scrollIntoView(selection, { y: 'center' });
}

const describe = (setting: Setting): Extension => [
  EditorView.contentAttributes.of({
    'aria-label': setting.label,
    ...(setting.describedBy && { 'aria-describedby': setting.describedBy }),
    lang: setting.language,
    dir: setting.direction,
    spellcheck: String(setting.hasSpellcheck ?? false),
    autocorrect: 'on',
    autocapitalize: 'sentences',
  }),
  placeholder(setting.placeholder ?? ''),
];

/** State of the last editor with its undo history, so that undo still works after the Back button. */
let leftBehind: { readonly doc?: unknown } = {};

const stateOf = (text: string, extensions: Extension) =>
  // No history for an empty text: after a logout, the next user could undo back to the last user's text.
  text !== '' && leftBehind.doc === text
    ? EditorState.fromJSON(leftBehind, { extensions }, { history: historyField })
    : EditorState.create({ doc: text, extensions });

/** What was written into the plain box before the editor had loaded, and its selection. */
export interface WrittenBefore {
  readonly text: string;
  readonly anchor: number;
  readonly head: number;
  readonly isPasted: boolean;
}

export interface BoxStart {
  readonly text: string;
  readonly setting: Setting;
  readonly happenings: EditorEvents;
}

/** Opens a CodeMirror editor in `parent`. `before` is taken over from the plain box; Undo leads back to `text`. */
export function openTextEditor(
  parent: HTMLElement,
  { text, setting, happenings }: BoxStart,
  before: WrittenBefore | null = null,
): Writing {
  const description = new Compartment();

  let asked: (() => void) | null = null;
  const jumpWhenRead = EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
    if (docChanged || selectionSet) asked = null;
    if (!asked || !state.field(paint).isCurrent) return;
    asked();
    asked = null;
  });

  const jump: Writing['jump'] = (direction, isWanted) => {
    const { words, isCurrent } = view.state.field(paint);
    if (!isCurrent) {
      asked = () => jump(direction, isWanted);
      return;
    }
    const { from, to } = view.state.selection.main;
    const index = nextWord(words, { from, to }, direction, (each) => isWanted(words, each));
    if (index < 0) return;
    const selection = EditorSelection.range(words.starts[index]!, words.ends[index]!);
    view.dispatch({ selection, effects: toMiddle(view, selection), userEvent: showsWord });
  };

  const jumpToMarked = (direction: 1 | -1) => () => {
    const { filter } = view.state.field(paint);
    jump(direction, (words, index) =>
      filter === null ? isToLookAt(words, index) : levelOf(words, index) === filter,
    );
    return true;
  };

  const onWord: OnWord = (word) => happenings.onWord?.(word);

  const view = new EditorView({
    parent,
    root: cspSafeRoot(),
    state: stateOf(text, [
      history(),
      keymap.of([
        { key: 'F8', run: jumpToMarked(1), shift: jumpToMarked(-1) },
        { key: 'Escape', run: () => (happenings.onEscape?.(), false) },
        {
          key: 'Mod-.',
          run: (current) => {
            if (current.state.field(paint).active < 0) pointAtCaret(current, onWord);
            happenings.onCard?.();
            return true;
          },
        },
        { key: 'Mod-Enter', run: () => (happenings.onStart?.(), true) },
        { key: 'Mod-Shift-z', run: redo },
        ...standardKeymap,
        ...historyKeymap,
      ]),
      description.of(describe(setting)),
      EditorView.lineWrapping,
      lineDirection,
      paint,
      levelMarks,
      longSentenceMarks,
      termMarks,
      look,
      jumpWhenRead,
      wordSelection(onWord),
      inputEvents((files) => happenings.onFiles?.(files)),
      showPastedFromTop,
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) happenings.onText?.(state.doc, true);
      }),
    ]),
  });

  if (before) {
    const { anchor, head, isPasted } = before;
    const isNew = before.text !== view.state.doc.toString();
    view.dispatch({
      // A change, so that undo leads back to the text that the box opened with.
      ...(isNew && { changes: { from: 0, to: view.state.doc.length, insert: before.text } }),
      selection: { anchor, head },
      ...(isNew && { userEvent: isPasted ? 'input.paste' : 'input.type' }),
    });
  }

  return {
    text: () => view.state.doc.toString(),
    replace: (next) =>
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        selection: { anchor: 0 },
        userEvent: 'input.replace',
      }),
    undo: () => void undo(view),
    exchange: ({ start, end }, by) =>
      view.dispatch({
        changes: { from: start, to: end, insert: by },
        selection: { anchor: start + by.length },
        annotations: isolateHistory.of('full'),
        userEvent: 'input.complete',
      }),
    showAbove: (position, line) => {
      const place = view.coordsAtPos(position);
      if (place && place.bottom > line) globalThis.scrollBy({ top: place.bottom - line });
    },
    configure: (next) => view.dispatch({ effects: description.reconfigure(describe(next)) }),
    paint: (words) => view.dispatch({ effects: paintWords.of(words) }),
    filter: (level) => view.dispatch({ effects: paintFilter.of(level) }),
    underline: (sentences) => view.dispatch({ effects: paintSentences.of(sentences) }),
    placeOf: ({ start, end }) => {
      const { length } = view.state.doc;
      const first = view.coordsAtPos(Math.min(start, length), 1);
      const last = view.coordsAtPos(Math.min(end, length), -1);
      if (!first || !last) return null;
      const isOneLine = last.top < first.bottom;
      const [left, right] = isOneLine ? [first.left, last.right] : [last.left, last.right];
      return {
        top: first.top,
        bottom: last.bottom,
        left: Math.min(left, right),
        right: Math.max(left, right),
      };
    },
    markTerms: (terms) => view.dispatch({ effects: paintTerms.of(terms) }),
    unpoint: () => view.dispatch({ effects: paintActive.of(-1) }),
    jump,
    show: (from, to, isWord = false) => {
      const { length } = view.state.doc;
      const selection = EditorSelection.range(Math.min(from, length), Math.min(to, length));
      const effects = toMiddle(view, selection);
      view.dispatch({ selection, effects, ...(isWord && { userEvent: showsWord }) });
    },
    focus: () => view.focus(),
    close: () => {
      leftBehind = view.state.toJSON({ history: historyField });
      view.destroy();
    },
  };
}
