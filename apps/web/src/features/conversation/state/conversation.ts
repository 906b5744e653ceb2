import type { NotSaved } from '@vernacular/contract';
import type { AnyMessage, Mark, Message, TypedMessage } from '@vernacular/exercises';

import {
  goBack,
  stepsAfter,
  takeUpAgain,
  textsMissingIn,
  type AnsweredStep,
  type SetAside,
} from './going-back.ts';
import { marksAfter, readMarks, textIn, withMark, withoutMark } from './check-marks.ts';

/** The history object of an exercise as the server last gave it; sent back whole. */
export type WireHistory = Readonly<Record<string, unknown>>;

/** State of one conversation on this device. */
export interface Conversation {
  readonly messages: readonly AnyMessage[];
  /** Bot messages that are not shown yet. */
  readonly coming: readonly Message[];
  /** Messages of a reply that is still arriving. */
  readonly early: readonly Message[];
  /** Position in the queue for the language model, from 1; 0 if nobody is ahead. */
  readonly place: number;
  /** Estimated time until the answer, in seconds; 0 if unknown. */
  readonly seconds: number;
  readonly history: WireHistory | null;
  readonly call:
    | { readonly kind: 'idle' | 'waiting' }
    | { readonly kind: 'failed'; readonly why: string };
  readonly draft: string;
  /** Cleared drafts, newest last; they can be restored until an answer is sent. */
  readonly cleared: readonly string[];
  readonly rows: Rows | null;
  readonly hasPasted: boolean;
  /** What to resend for an answer that was not saved: its history, and the messages before it. */
  readonly unsaved: {
    readonly history: WireHistory | null;
    readonly count: number;
    /** The account had no room left. */
    readonly isFull?: true;
  } | null;
  /** Whether to send the draft as soon as the bot has finished. */
  readonly isHeld: boolean;
  readonly marks: readonly Mark[];
  readonly steps: readonly AnsweredStep[];
  /** The later state while an earlier answer is being changed; otherwise null. */
  readonly setAside: SetAside | null;
}

/** The cells of an answer given as a table. */
export type Rows = readonly (readonly string[])[];

export type ConversationEvent =
  | { readonly type: 'typed'; readonly draft: string }
  | { readonly type: 'cleared' | 'broughtBack' | 'startedFromLast' | 'pasted' | 'held' }
  | { readonly type: 'filled'; readonly rows: Rows }
  | { readonly type: 'sent'; readonly message: TypedMessage }
  /** `tookBack`: a failed message returns to the box. `wentBack` undoes the last answer, `tookUpAgain` redoes it. */
  | { readonly type: 'asked' | 'shown' | 'tookBack' | 'askedToSave' | 'wentBack' | 'tookUpAgain' }
  | { readonly type: 'placed'; readonly place: number; readonly seconds?: number | undefined }
  /** Messages of a reply before it is complete. */
  | { readonly type: 'heard'; readonly messages: readonly Message[] }
  | { readonly type: 'recalled'; readonly messages: readonly AnyMessage[] }
  | {
      readonly type: 'answered';
      readonly messages: readonly Message[];
      readonly history: WireHistory;
      readonly notSaved?: NotSaved | undefined;
    }
  | { readonly type: 'failed'; readonly why: string }
  | { readonly type: 'marked'; readonly mark: Mark }
  | { readonly type: 'unmarked'; readonly check: Pick<Mark, 'id' | 'field'> }
  | { readonly type: 'loaded'; readonly kept: Conversation }
  | { readonly type: 'restarted' | 'reopened'; readonly history: WireHistory | null };

export const emptyConversation = (history: WireHistory | null = null): Conversation => ({
  messages: [],
  coming: [],
  early: [],
  place: 0,
  seconds: 0,
  history,
  call: { kind: 'idle' },
  draft: '',
  cleared: [],
  rows: null,
  hasPasted: false,
  unsaved: null,
  isHeld: false,
  marks: readMarks(history?.['checks']),
  steps: [],
  setAside: null,
});

/** Reducer. A new reply or a new message shows all pending bot messages at once. */
export function advanceConversation(now: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'typed':
      return { ...now, draft: event.draft, isHeld: false };
    case 'cleared':
      return { ...now, draft: '', cleared: putAway(now.cleared, now.draft), isHeld: false };
    case 'broughtBack':
      return broughtBack(now);
    case 'startedFromLast':
      return { ...now, draft: lastText(now) ?? now.draft };
    case 'filled':
      return { ...now, rows: event.rows };
    case 'pasted':
      return { ...now, hasPasted: true };
    case 'held':
      return { ...now, isHeld: now.draft.trim() !== '' };
    case 'sent':
      return {
        ...now,
        messages: [...now.messages, ...now.coming, event.message],
        coming: [],
        early: [],
        draft: '',
        cleared: [],
        rows: null,
        isHeld: false,
        call: { kind: 'waiting' },
      };
    case 'asked':
      return { ...now, place: 0, call: { kind: 'waiting' } };
    case 'placed':
      return { ...now, place: event.place, seconds: event.seconds ?? 0 };
    case 'heard':
      return { ...now, early: event.messages };
    case 'recalled':
      return { ...now, messages: event.messages };
    case 'answered': {
      const known = alreadyHeard(event.messages, now.early);
      return {
        ...now,
        messages: [...now.messages, ...now.coming, ...event.messages.slice(0, known)],
        coming: event.messages.slice(known),
        early: [],
        place: 0,
        history: event.history,
        call: { kind: 'idle' },
        hasPasted: false,
        unsaved: event.notSaved ? unsavedAnswer(now, event.notSaved) : null,
        marks: marksAfter(now, event.history, event.messages.at(-1)?.checks),
        steps: stepsAfter(now, event.history),
        // A reply that only asks again has replaced nothing yet, so the later state is kept.
        setAside: stageOf(event.history) > stageOf(now.history) ? null : now.setAside,
      };
    }
    case 'shown': {
      const [next, ...coming] = now.coming;
      if (!next) return now;
      const then = { ...now, messages: [...now.messages, next], coming };
      // A draft typed while the bot was writing must not be overwritten.
      const start = coming.length === 0 && now.draft === '' ? lastText(then) : null;
      return start === null ? then : { ...then, draft: start };
    }
    case 'failed':
      return { ...now, isHeld: false, call: { kind: 'failed', why: event.why } };
    case 'askedToSave':
      return sentAgain(now);
    case 'tookBack':
      return takeBack(now);
    case 'wentBack':
      return goBack(now);
    case 'tookUpAgain':
      return takeUpAgain(now);
    case 'marked':
      return { ...now, marks: withMark(now.marks, event.mark) };
    case 'unmarked':
      return { ...now, marks: withoutMark(now.marks, event.check) };
    case 'loaded':
      return loaded(now, event.kept);
    case 'restarted':
      return emptyConversation(event.history);
    case 'reopened':
      return { ...emptyConversation(event.history), draft: now.draft };
  }
}

const stageOf = (history: WireHistory | null): number => Number(history?.['currentStage'] ?? 0);

/** The history to send: with the marks, and with `isTakenBack` if the answer replaces an earlier one. */
export const outgoingHistory = ({ history, marks, setAside }: Conversation): WireHistory | null =>
  history && {
    ...history,
    ...((marks.length > 0 || history['checks'] !== undefined) && { checks: marks }),
    ...(setAside && { isTakenBack: true }),
  };

/** Number of messages that are already shown, at least in part, and need no delay. */
function alreadyHeard(messages: readonly Message[], early: readonly Message[]): number {
  const at = messages.findIndex(
    ({ text }, index) => !text.source.startsWith(early[index]?.text.source ?? '\u0000'),
  );
  return at < 0 ? messages.length : at;
}

/** What to resend if saving failed; null for the opening, which contains no text of the student. */
const unsavedAnswer = (
  { messages, coming, history }: Conversation,
  why: NotSaved,
): Conversation['unsaved'] => {
  const all = [...messages, ...coming];
  const isFull = why === 'full';
  return all.at(-1)?.isStudent ? { history, count: all.length, ...(isFull && { isFull }) } : null;
};

/** Goes back to the state when the answer was sent, so that the reply comes again and is saved. */
function sentAgain(now: Conversation): Conversation {
  if (now.unsaved === null) return now;
  const { history, count } = now.unsaved;
  const messages = [...now.messages, ...now.coming].slice(0, count);
  return { ...now, messages, coming: [], early: [], history, unsaved: null };
}

const putAway = (cleared: readonly string[], draft: string): readonly string[] => [
  ...cleared.filter((each) => each !== draft),
  ...(draft.trim() === '' ? [] : [draft]),
];

/** Restores the newest cleared draft, and keeps the current draft so that it can be restored next. */
function broughtBack(now: Conversation): Conversation {
  const draft = now.cleared.at(-1);
  if (draft === undefined) return now;
  const others = now.cleared.slice(0, -1);
  return { ...now, draft, cleared: [...putAway([], now.draft), ...others], isHeld: false };
}

const together = (...texts: readonly string[]) =>
  texts.filter((text) => text.trim() !== '').join('\n\n');

/** Puts a message that could not be sent back in the box, before the text typed since. */
function takeBack(now: Conversation): Conversation {
  const last = now.messages.at(-1);
  if (now.call.kind !== 'failed' || !last?.isStudent) return now;
  return {
    ...now,
    messages: now.messages.slice(0, -1),
    early: [],
    call: { kind: 'idle' },
    draft: together(typeof last.text === 'string' ? last.text : '', now.draft),
    rows: last.tableData.length > 0 ? last.tableData : null,
  };
}

/** Loads the conversation as another tab continued it. Text from this tab that was not sent goes to the box. */
function loaded(now: Conversation, kept: Conversation): Conversation {
  const lost = textsMissingIn(kept, now);
  const own = together(...lost, now.draft === lastText(now) ? '' : now.draft);
  if (own === '' || own === kept.draft) return kept;
  return { ...kept, draft: own, cleared: putAway(kept.cleared, kept.draft) };
}

/**
 * The earlier text that the open question asks to revise, as the start of the answer. Null in a study: all
 * participants start empty, so that typed and pasted text can be compared.
 */
export function lastText(now: Conversation): string | null {
  const { revises } = openQuestion(now) ?? {};
  if (revises === undefined || now.history?.['isResearch'] === true) return null;
  return textIn(now.history, revises) || null;
}

/** Whether the writer's last message has no reply and none is awaited. */
export const isUnanswered = ({ messages, coming, call }: Conversation): boolean =>
  call.kind === 'idle' && coming.length === 0 && messages.at(-1)?.isStudent === true;

export const isTyping = ({ call, coming }: Conversation): boolean =>
  call.kind === 'waiting' || coming.length > 0;

/** Whether only the welcome was shown, in another language: the conversation then restarts. */
export const isWelcomedElsewhere = (
  { messages, coming, history, call }: Conversation,
  language: string,
): boolean =>
  call.kind === 'idle' &&
  [...messages, ...coming].every(({ isStudent }) => !isStudent) &&
  typeof history?.['language'] === 'string' &&
  !history['taskId'] &&
  history['language'] !== language;

/** The message that the writer is to answer: the last one, unless it is their own. */
export const openQuestion = ({ messages }: Pick<Conversation, 'messages'>): AnyMessage | null => {
  const last = messages.at(-1);
  return last && !last.isStudent ? last : null;
};
