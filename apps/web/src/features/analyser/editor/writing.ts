import { history, historyKeymap, standardKeymap, undo } from '@codemirror/commands';
import {
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  type Text,
} from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import type { Level } from '@vernacular/analyzer';

import { noWords, type ColouredWords } from '../words/coloured-words.ts';
import { nextWord } from '../words/next-word.ts';
import { filesGoTo } from './files.ts';
import { levelMarks } from './level-marks.ts';
import { lineDirection } from './line-direction.ts';
import { look } from './look.ts';
import { currentWords, paint, paintActive, paintFilter, paintWords } from './paint.ts';
import { policySafeRoot } from './policy-safe-root.ts';
import { typeOver } from './type-over.ts';
import { wordWatch, type PointedWord } from './word-watch.ts';

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
}

/** Whether a word is one that is looked for. */
export type Wanted = (words: ColouredWords, index: number) => boolean;

/** A text on the page that can be written, painted and jumped about in. */
export interface Writing {
  text(): string;
  /** Replaces the whole text; it can be undone. */
  replace(text: string): void;
  undo(): void;
  configure(setting: Setting): void;
  paint(words: ColouredWords | null): void;
  filter(level: Level | null): void;
  /** Takes the highlight from the word whose card was open. */
  unpoint(): void;
  /** Selects the nearest wanted word and scrolls to it; false when there is none. */
  jump(direction: 1 | -1, isWanted: Wanted): boolean;
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

  const jump: Writing['jump'] = (direction, isWanted) => {
    const words = currentWords(view.state.field(paint));
    const { from, to } = view.state.selection.main;
    const index = nextWord(words, { from, to }, direction, (each) => isWanted(words, each));
    if (index < 0) return false;
    const selection = EditorSelection.range(words.starts[index]!, words.ends[index]!);
    view.dispatch({ selection, effects: EditorView.scrollIntoView(selection, { y: 'center' }) });
    return true;
  };

  const jumpToMarked = (direction: 1 | -1) => () => {
    const { filter } = view.state.field(paint);
    const level = filter === null ? null : { common: 0, mid: 1, rare: 2 }[filter];
    jump(direction, (words, index) =>
      level === null ? words.levels[index] !== 0 : words.levels[index] === level,
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
    configure: (next) => view.dispatch({ effects: description.reconfigure(describe(next)) }),
    paint: (words) => view.dispatch({ effects: paintWords.of(words ?? noWords) }),
    filter: (level) => view.dispatch({ effects: paintFilter.of(level) }),
    unpoint: () => view.dispatch({ effects: paintActive.of(-1) }),
    jump,
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}
