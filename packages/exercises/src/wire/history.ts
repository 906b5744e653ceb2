import { retrace, type Place } from '@vernacular/dialogue';
import { checkAnswers, type Mark } from '../checks/check.ts';
import { readChoice } from '../answers/choices.ts';
import type { Exercise } from '../exercise/exercise.ts';
import type { Facts } from '../answers/record-fields.ts';
import { readConversationLanguage, type ConversationLanguage } from '../words/site-languages.ts';
import type { Setting, Talk, TalkScript } from '../exercise/script-types.ts';
import {
  isTooLong,
  readMoment,
  readPlainText,
  readSent,
  readTruth,
  readWhole,
  type Sent,
} from './read-untrusted-values.ts';

/** The metadata of a conversation. */
export interface About {
  readonly taskId: string;
  readonly isResearch: boolean;
  readonly participantName: string;
  readonly startTime: string;
  readonly copyPasteCheck: string;
  readonly language: ConversationLanguage;
}

/** A student's progress in one exercise, with all answers so far. */
export interface History {
  readonly stage: number;
  readonly facts: Facts;
  readonly about: About;
  /** The student's answers to the checks, oldest first. */
  readonly checks: readonly Mark[];
}

/** A history, or the reason why it is refused, with a sentence for the user. */
export type ReadHistory =
  | { readonly kind: 'read'; readonly history: History }
  | {
      readonly kind: 'refused';
      readonly because: 'not-a-history' | 'too-large';
      readonly sentence: string;
    };

const refuse = (because: 'not-a-history' | 'too-large', sentence: string): ReadHistory => ({
  kind: 'refused',
  because,
  sentence,
});

/**
 * Reads a history that was sent or stored. The answers are trusted; metadata is cleaned. The stage is found by
 * following the answers, at most as far as the client claims; later answers and all scores are dropped (see `regrade`).
 */
export function readHistory(exercise: Exercise, setting: Setting, untrusted: unknown): ReadHistory {
  const sent = readSent(untrusted);
  if (!sent) return refuse('not-a-history', 'The conversation could not be read.');
  const facts = readFacts(exercise, sent);
  if (Object.values(facts).some(isTooLong)) {
    return refuse('too-large', 'One of the texts is longer than this exercise can work with.');
  }
  const stage = readWhole(sent['currentStage']);
  const claimed = stage === null ? null : Math.max(0, stage - exercise.openingStage);
  const place = retrace(walkOf(exercise, setting), facts, claimed);
  const isOpen = place.answered > 0 || (stage ?? 0) > 0;
  const kept = derived(exercise, place.record);
  return {
    kind: 'read',
    history: {
      stage: isOpen ? exercise.openingStage + place.answered : 0,
      facts: kept,
      about: readAbout(sent, setting),
      checks: readMarks(sent['checks']),
    },
  };
}

const walks = new WeakMap<Exercise, Map<string, TalkScript>>();

/** The script to walk answers by. A walk neither asks nor takes an answer, so any conversation may use it. */
function walkOf(exercise: Exercise, { edition, language }: Setting): TalkScript {
  const known = walks.get(exercise) ?? new Map<string, TalkScript>();
  const key = `${edition} ${language}`;
  const script = known.get(key) ?? exercise.script({ edition, language });
  walks.set(exercise, known.set(key, script));
  return script;
}

const readAbout = (sent: Sent, { language }: Setting): About => ({
  taskId: /^[\w-]{1,64}$/.exec(readPlainText(sent['taskId']))?.[0] ?? '',
  isResearch: readTruth(sent['isResearch']),
  participantName: readPlainText(sent['participantName']).slice(0, 200),
  startTime: readMoment(sent['startTime']),
  copyPasteCheck: readPlainText(sent['copyPasteCheck']).slice(0, 200),
  language: sent['language'] === undefined ? language : readConversationLanguage(sent['language']),
});

function readFacts({ fields, choices }: Exercise, sent: Sent): Facts {
  const read = Object.entries(fields).map(([name, { kind }]) => {
    const text = readPlainText(sent[name]).trim();
    if (kind === 'choice') return [name, readChoice(choices[name] ?? [], text) ?? ''];
    return [name, kind === 'text' || kind === 'coach' ? text : ''];
  });
  return Object.fromEntries(read) as Facts;
}

const derived = (exercise: Exercise, facts: Facts): Facts =>
  Object.assign({}, facts, exercise.derive?.(facts));

/** Where a conversation stands in its script. */
export const placeOf = (exercise: Exercise, setting: Setting, history: History): Place<Talk> =>
  retrace(
    walkOf(exercise, setting),
    history.facts,
    Math.max(0, history.stage - exercise.openingStage),
  );

export const historyAt = (
  exercise: Exercise,
  place: Place<Talk>,
  kept: Pick<History, 'about' | 'checks'>,
): History => ({
  stage: exercise.openingStage + place.answered,
  facts: derived(exercise, place.record),
  ...kept,
});

/** A flat history as it is sent: the stage and the counts are numbers, the answers are text. */
export function writeHistory(
  exercise: Exercise,
  { stage, facts, about, checks }: History,
): HistoryOnTheWire {
  const values = Object.entries(exercise.fields).map(([name, { kind }]) => {
    const value = facts[name] ?? '';
    return [name, kind === 'number' && value !== '' ? Number(value) : value];
  });
  return {
    ...Object.fromEntries(values),
    ...about,
    ...(checks.length > 0 && { checks }),
    currentStage: stage,
  } as HistoryOnTheWire;
}

/** A flat history object as the specification defines it. */
export type HistoryOnTheWire = About & { readonly currentStage: number } & Readonly<
    Record<string, string | number | boolean | readonly Mark[]>
  >;

/** Whether a history has reached the end of its exercise, by stage or by the fields that end it. */
export function isFinished(
  { finishes }: Pick<Exercise, 'finishes'>,
  history: Readonly<Record<string, unknown>>,
): boolean {
  if ('stage' in finishes) return readWhole(history['currentStage']) === finishes.stage;
  return finishes.filled.every((name) => readPlainText(history[name]).trim() !== '');
}

/** An upper limit for untrusted input; no conversation has as many checks. */
const most = 400;

const readOffset = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;

function readMarks(sent: unknown): readonly Mark[] {
  return Array.isArray(sent) ? sent.slice(-most).flatMap((one) => readMark(one) ?? []) : [];
}

function readMark(sent: unknown): Mark | null {
  const { id, version, answer, start, end, field } = readSent(sent) ?? {};
  const answered = checkAnswers.find((each) => each === answer);
  if (answered === undefined) return null;
  const isMarked = answered === 'marked';
  return {
    id: readPlainText(id).slice(0, 100),
    version: readOffset(version) || 1,
    answer: answered,
    start: isMarked ? readOffset(start) : 0,
    end: isMarked ? readOffset(end) : 0,
    field: readPlainText(field).slice(0, 100),
  };
}
