import { tellLanguage, type LanguageCode, type Level } from '@vernacular/analyzer';
import type { GradeReply } from '@vernacular/contract';

import type { PointedWord } from './editor/word-watch.ts';
import { refusal, type Refusal } from './result/grade-text.ts';
import { keptGrading, nextGrading, type Grading, type GradingEvent } from './result/grading.ts';

/** All that the analyser's screen remembers beside the text itself, which its editor holds. */
export interface Analysing {
  /** The language that the letters of the text tell. */
  readonly heard: LanguageCode | null;
  readonly isEmpty: boolean;
  /** The file that START would grade instead of the text. */
  readonly file: File | null;
  /** Why the last step was not taken. */
  readonly refused: Refusal | null;
  /** The one file that was taken of several. */
  readonly onlyTaken: string | null;
  /** True while a text that was cleared can be brought back. */
  readonly isCleared: boolean;
  readonly filter: Level | null;
  readonly pointed: PointedWord | null;
  readonly grading: Grading;
}

export type AnalysingEvent =
  | { readonly kind: 'written'; readonly beginning: string }
  | { readonly kind: 'chosen'; readonly files: readonly File[] }
  | { readonly kind: 'removed' }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | { readonly kind: 'cleared'; readonly hadText: boolean }
  | { readonly kind: 'taken-as-text' }
  | { readonly kind: 'filtered'; readonly level: Level | null }
  | { readonly kind: 'pointed'; readonly word: PointedWord | null }
  | GradingEvent;

/** How the screen opens: with what was kept of the last visit. */
export const openAnalysing = (text: string, kept: GradeReply | null): Analysing => ({
  heard: tellLanguage(text) ?? null,
  isEmpty: text === '',
  file: null,
  refused: null,
  onlyTaken: null,
  isCleared: false,
  filter: null,
  pointed: null,
  grading: keptGrading(text, kept),
});

/** What happens to the screen; an event that comes too late changes nothing. */
export function nextAnalysing(state: Analysing, event: AnalysingEvent): Analysing {
  const outdated = () => nextGrading(state.grading, { kind: 'changed' });
  switch (event.kind) {
    case 'written': {
      const isEmpty = event.beginning === '';
      return {
        ...state,
        heard: tellLanguage(event.beginning) ?? null,
        isEmpty,
        refused: null,
        isCleared: state.isCleared && isEmpty,
        grading: outdated(),
      };
    }
    case 'chosen':
      return chosen(state, event.files, outdated);
    case 'removed':
      return { ...state, file: null, onlyTaken: null, refused: null, grading: outdated() };
    case 'taken-as-text':
      return { ...state, file: null, onlyTaken: null, refused: null };
    case 'refused':
      return { ...state, refused: event.reason, pointed: null };
    case 'cleared':
      return {
        ...openAnalysing('', null),
        isCleared: event.hadText,
        grading: nextGrading(state.grading, { kind: 'dismissed' }),
      };
    case 'filtered':
      return { ...state, filter: event.level };
    case 'pointed':
      return { ...state, pointed: event.word };
    case 'sent':
      return {
        ...state,
        refused: null,
        pointed: null,
        grading: nextGrading(state.grading, event),
      };
    default:
      return { ...state, grading: nextGrading(state.grading, event) };
  }
}

function chosen(
  state: Analysing,
  [file, ...others]: readonly File[],
  outdated: () => Grading,
): Analysing {
  if (!file) return state;
  const refused = refusal({ text: '', file });
  // What was chosen before stays, and so does what was said of it.
  if (refused) return { ...state, refused };
  const onlyTaken = others.length > 0 ? file.name : null;
  const grading = outdated();
  // What went wrong before, and the way back to a cleared text, are of another step.
  return { ...state, file, refused, onlyTaken, isCleared: false, grading };
}
