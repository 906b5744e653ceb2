import { history, historyKeymap, isolateHistory, standardKeymap, undo } from '@codemirror/commands';
import {
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  type Text,
} from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import type { Level } from '@vernacular/analyzer';
import type { Stretch } from '@vernacular/check';

import { isToLookAt, type ColouredWords } from '../words/coloured-words.ts';
import { nextWord } from '../words/next-word.ts';
import { filesGoTo } from './files.ts';
import { levelMarks } from './level-marks.ts';
import { lineDirection } from './line-direction.ts';
import { look } from './look.ts';
import { paint, paintActive, paintFilter, paintWords } from './paint.ts';
import { policySafeRoot } from './policy-safe-root.ts';
import { typeOver } from './type-over.ts';
import { showsSentence, wordWatch, type PointedWord } from './word-watch.ts';

/** What a writing box says of itself and in which language it is. */
export interface Setting {
  readonly label: string;
  readonly describedBy?: string;
  readonly placeholder?: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly hasSpellcheck?: boolean;
}

/** What happens in a writing box. */
export interface Happenings {
  /** Told once when the box opens, and after each change. */
  readonly onText?: (text: Text, isChange: boolean) => void;
  readonly onWord?: (word: PointedWord) => void;
  readonly onFiles?: (files: readonly File[]) => void;
  readonly onStart?: () => void;
  /** The writer asks for what can be done about the word at the cursor. */
  readonly onCard?: () => void;
}

/** Whether a word is one that is looked for. */
export type Wanted = (words: ColouredWords, index: number) => boolean;

/** A text on the page that can be written, painted and jumped about in. */
export interface Writing {
  text(): string;
  /** Replaces the whole text; it can be undone. */
  replace(text: string): void;
  undo(): void;
  /** Puts other words in the place of a stretch of the text, as one step to undo. */
  exchange(stretch: Stretch, by: string): void;
  configure(setting: Setting): void;
  paint(words: ColouredWords | null): void;
  filter(level: Level | null): void;
  /** Takes the highlight from the word whose card was open. */
  unpoint(): void;
  /** Scrolls the page, as little as possible, until a place of the text stands above a line of the window. */
  showAbove(position: number, line: number): void;
  /** Selects the nearest wanted word and scrolls to it, as soon as the words are known. */
  jump(direction: 1 | -1, isWanted: Wanted): void;
  /** Selects a stretch of the text and scrolls to it. */
  show(from: number, to: number): void;
  focus(): void;
  close(): void;
}

/** Tells of the text after each change. */
const tellText = ({ onText }: Happenings): Extension =>
  EditorView.updateListener.of(({ docChanged, state }) => {
    if (docChanged) onText?.(state.doc, true);
  });

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

/** Opens a writing box in an element, and tells of its text at once. */
export function openWriting(
  parent: HTMLElement,
  { text, setting, happenings }: { text: string; setting: Setting; happenings: Happenings },
): Writing {
  const description = new Compartment();

  /** A jump that was asked for before the words of the last key were known. */
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
    view.dispatch({ selection, effects: EditorView.scrollIntoView(selection, { y: 'center' }) });
  };

  const jumpToMarked = (direction: 1 | -1) => () => {
    const { filter } = view.state.field(paint);
    const level = filter === null ? null : { common: 0, mid: 1, rare: 2 }[filter];
    jump(direction, (words, index) =>
      level === null ? isToLookAt(words, index) : words.levels[index] === level,
    );
    return true;
  };

  const view = new EditorView({
    parent,
    root: policySafeRoot(),
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        keymap.of([
          { key: 'F8', run: jumpToMarked(1), shift: jumpToMarked(-1) },
          { key: 'Mod-.', run: () => (happenings.onCard?.(), true) },
          { key: 'Mod-Enter', run: () => (happenings.onStart?.(), true) },
          ...standardKeymap,
          ...historyKeymap,
        ]),
        description.of(describe(setting)),
        EditorView.lineWrapping,
        lineDirection,
        paint,
        levelMarks,
        look,
        jumpWhenRead,
        wordWatch((word) => happenings.onWord?.(word)),
        typeOver,
        filesGoTo((files) => happenings.onFiles?.(files)),
        tellText(happenings),
      ],
    }),
  });

  happenings.onText?.(view.state.doc, false);

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
    unpoint: () => view.dispatch({ effects: paintActive.of(-1) }),
    jump,
    show: (from, to) => {
      const { length } = view.state.doc;
      const selection = EditorSelection.range(Math.min(from, length), Math.min(to, length));
      const effects = EditorView.scrollIntoView(selection, { y: 'center' });
      view.dispatch({ selection, effects, userEvent: showsSentence });
    },
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}
