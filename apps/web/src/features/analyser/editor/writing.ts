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

export interface Setting {
  readonly label: string;
  readonly describedBy?: string;
  readonly placeholder?: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly hasSpellcheck?: boolean;
}

export interface Happenings {
  /** Called once when the box opens, and after each change. */
  readonly onText?: (text: Text, isChange: boolean) => void;
  readonly onWord?: (word: PointedWord) => void;
  readonly onFiles?: (files: readonly File[]) => void;
  readonly onStart?: () => void;
  readonly onCard?: () => void;
}

export type Wanted = (words: ColouredWords, index: number) => boolean;

export interface Writing {
  text(): string;
  replace(text: string): void;
  undo(): void;
  exchange(stretch: Stretch, by: string): void;
  configure(setting: Setting): void;
  paint(words: ColouredWords | null): void;
  filter(level: Level | null): void;
  unpoint(): void;
  /**
   * Scrolls the page as little as needed to bring a position above `line`, a y coordinate of the window in pixels.
   */
  showAbove(position: number, line: number): void;
  jump(direction: 1 | -1, isWanted: Wanted): void;
  show(from: number, to: number): void;
  focus(): void;
  close(): void;
}

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

export function openWriting(
  parent: HTMLElement,
  { text, setting, happenings }: { text: string; setting: Setting; happenings: Happenings },
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
