import { languageByScript, languageSample, type Level } from '@vernacular/analyzer';
import type { GradeReply } from '@vernacular/contract';

import type { Heard } from '../../platform/dictionaries/choose-dictionary.ts';
import type { PointedWord } from './editor/word-selection.ts';
import { PlainText, type WrittenText } from './editor/written-text.ts';
import type { FileReading } from './live/protocol.ts';
import { fileRefusal, type Refusal } from './result/validate-submission.ts';
import {
  keptGrading,
  nextGrading,
  type Grading,
  type GradingEvent,
} from './result/grading-state.ts';

/** A file that was read, and its text. */
export interface OpenFile {
  readonly file: File;
  readonly text: string;
  readonly isWholePage?: boolean | undefined;
}

export interface FileTrouble {
  readonly file: File;
  readonly reason: 'file-type' | 'file-size' | (FileReading & { kind: 'refused' })['reason'];
  readonly message: string;
}

/** A word or term that was replaced on its card. */
export interface Replacement {
  readonly before: string;
  readonly after: string;
  /** Offset of the replacement in the text; the card is placed there. */
  readonly at: number;
  readonly isUndone: boolean;
}

export interface ScreenState {
  readonly text: WrittenText;
  readonly heard: Heard;
  readonly isEmpty: boolean;
  readonly file: OpenFile | null;
  /** True while the text equals the file's text; START then sends the file itself. */
  readonly isAsInFile: boolean;
  readonly opening: File | null;
  readonly fileTrouble: FileTrouble | null;
  readonly onlyTaken: string | null;
  readonly refused: Refusal | null;
  readonly undoable: 'cleared' | 'replaced' | null;
  /** State before the text was emptied or another file was opened; restored as soon as its text is back. */
  readonly before: Pick<ScreenState, 'text' | 'file' | 'grading'> | null;
  readonly filter: Level | null;
  readonly pointed: PointedWord | null;
  /** The replacement just made; null after the next edit or word event. */
  readonly exchanged: Replacement | null;
  readonly grading: Grading;
  readonly isAsGraded: boolean;
}

/** `unopened`: a file could not be read. `pointed`: a card opened or closed. `exchanged`: a word was replaced. */
export type ScreenEvent =
  | { readonly kind: 'written'; readonly text: WrittenText }
  | { readonly kind: 'chosen'; readonly files: readonly File[] }
  | ({ readonly kind: 'opened' } & OpenFile)
  | ({ readonly kind: 'unopened' } & FileTrouble)
  | { readonly kind: 'removed' }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | { readonly kind: 'cleared'; readonly hadText: boolean }
  | { readonly kind: 'filtered'; readonly level: Level | null }
  | { readonly kind: 'pointed'; readonly word: PointedWord | null }
  | { readonly kind: 'exchanged'; readonly exchange: Replacement }
  | GradingEvent;

const detectLanguage = (text: string): Heard => ({
  language: languageByScript(text) ?? null,
  isSure: languageByScript(text, { isSure: true }) !== undefined,
});

/** Whether the detected language of a text, and whether it is empty, are as before. */
export function isSameAs(text: string, before: Pick<ScreenState, 'heard' | 'isEmpty'>): boolean {
  const { language, isSure } = detectLanguage(text);
  const { heard, isEmpty } = before;
  return language === heard.language && isSure === heard.isSure && (text === '') === isEmpty;
}

const isSame = (text: WrittenText, other: string | undefined) =>
  text.length === other?.length && text.toString() === other;

/** State of a screen that opens with the stored text and result; both may be empty. */
export function openScreenState(kept: string, reply: GradeReply | null): ScreenState {
  const text = new PlainText(kept.replaceAll(/\r\n?/g, '\n'));
  const grading = keptGrading(reply);
  return {
    text,
    heard: detectLanguage(kept),
    isEmpty: kept === '',
    file: null,
    isAsInFile: false,
    ...noFileNews,
    undoable: null,
    before: null,
    filter: null,
    pointed: null,
    exchanged: null,
    grading,
    isAsGraded: isSame(text, grading.graded?.text),
  };
}

/** Reducer. Late events, such as the text of a file after another was chosen, return the same state. */
export function nextScreenState(state: ScreenState, event: ScreenEvent): ScreenState {
  switch (event.kind) {
    case 'written':
      return written(state, event.text);
    case 'chosen':
      return chosen(state, event.files);
    case 'opened':
      return event.file === state.opening ? opened(state, event) : state;
    case 'unopened':
      return event.file === state.opening
        ? { ...state, opening: null, onlyTaken: null, fileTrouble: event }
        : state;
    case 'removed':
      return {
        ...state,
        ...noFileNews,
        file: null,
        isAsInFile: false,
        undoable: state.file && state.isEmpty ? 'cleared' : null,
        before: state.isEmpty ? state.before : null,
      };
    case 'refused':
      return { ...state, refused: event.reason, pointed: null };
    case 'cleared':
      return {
        ...openScreenState('', null),
        undoable: event.hadText ? 'cleared' : null,
        before: event.hadText ? state.before : null,
        grading: nextGrading(state.grading, { kind: 'dismissed' }),
      };
    case 'filtered':
      return { ...state, filter: event.level };
    case 'pointed':
      return { ...state, pointed: event.word, exchanged: null };
    case 'exchanged':
      return { ...state, pointed: null, exchanged: event.exchange };
    default:
      return graded(state, event);
  }
}

/** The state that Undo restores. A grading request that was in flight is not sent again. */
const standing = ({ text, file, grading }: ScreenState): ScreenState['before'] => ({
  text,
  file,
  grading: { ...grading, status: 'idle', failure: null, isNew: false },
});

const noFileNews = { opening: null, fileTrouble: null, onlyTaken: null, refused: null };

function written(state: ScreenState, text: WrittenText): ScreenState {
  const beginning = text.sliceString(0, languageSample);
  const isEmpty = beginning === '';
  const { undoable, before } = state;
  if (before?.text.length === text.length && isSame(text, before.text.toString())) {
    const grading = { ...before.grading, nth: state.grading.nth };
    return written({ ...state, file: before.file, grading, undoable: null, before: null }, text);
  }
  const isAsInFile = isSame(text, state.file?.text);
  const canUndo = undoable === 'cleared' ? isEmpty : isAsInFile;
  return {
    ...state,
    text,
    heard: detectLanguage(beginning),
    isEmpty,
    isAsInFile,
    refused: null,
    pointed: null,
    exchanged: null,
    undoable: canUndo ? undoable : null,
    before: isEmpty && !state.isEmpty ? standing(state) : canUndo ? before : null,
    isAsGraded: isSame(text, state.grading.graded?.text),
    grading: nextGrading(state.grading, { kind: 'changed' }),
  };
}

function chosen(state: ScreenState, [file, ...others]: readonly File[]): ScreenState {
  if (!file) return state;
  const reason = fileRefusal(file);
  if (reason) return { ...state, fileTrouble: { file, reason, message: '' } };
  const onlyTaken = others.length > 0 ? file.name : null;
  return { ...state, ...noFileNews, opening: file, onlyTaken };
}

function opened(state: ScreenState, { file, text, isWholePage }: OpenFile): ScreenState {
  return {
    ...state,
    opening: null,
    file: { file, text, isWholePage },
    isAsInFile: isSame(state.text, text),
    ...(state.isEmpty || isSame(state.text, text)
      ? { undoable: null, before: null }
      : { undoable: 'replaced', before: standing(state) }),
    pointed: null,
  };
}

function graded(state: ScreenState, event: GradingEvent): ScreenState {
  const grading = nextGrading(state.grading, event);
  return {
    ...state,
    ...(event.kind === 'sent' && { refused: null, fileTrouble: null, pointed: null }),
    // Undo must not overwrite a result that arrived or was closed since.
    before: grading === state.grading ? state.before : null,
    grading,
    isAsGraded: isSame(state.text, grading.graded?.text),
  };
}
