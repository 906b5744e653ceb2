import type { AnyMessage, Mark, Message, TypedMessage } from '@vernacular/exercises';

import { goBack, stepsAfter, takeUpAgain, type AnsweredStep, type SetAside } from './going-back.ts';
import { marksAfter, readMarks, withMark, withoutMark } from './marks.ts';

/** The history object of an exercise as the server last gave it; sent back whole. */
export type WireHistory = Readonly<Record<string, unknown>>;

/** A conversation on the screen. `coming` are the bot's messages that wait to be shown. */
export interface Conversation {
  readonly messages: readonly AnyMessage[];
  readonly coming: readonly Message[];
  /** What the bot has said already of an answer that is still worked on. */
  readonly early: readonly Message[];
  /** The place in the line before a busy language model, from 1; 0 where nobody is before. */
  readonly place: number;
  /** About how long the answer will take, in seconds; 0 where nobody knows. */
  readonly seconds: number;
  readonly history: WireHistory | null;
  /** What the server is doing for us: nothing, answering, or it could not be asked. */
  readonly call:
    | { readonly kind: 'idle' | 'waiting' }
    | { readonly kind: 'failed'; readonly why: string };
  readonly draft: string;
  /** The drafts that were cleared, the newest last: to be had back until an answer is sent. */
  readonly cleared: readonly string[];
  /** What stands in the table that is asked for now; null while nothing was filled in. */
  readonly rows: Rows | null;
  readonly hasPasted: boolean;
  /** Where the newest answer that could not be saved stands: what to send again, and how many messages came before its reply. */
  readonly unsaved: { readonly history: WireHistory | null; readonly count: number } | null;
  /** Whether the draft is to be sent as soon as the bot has said all it has to say. */
  readonly isHeld: boolean;
  /** The writer's answers to the checks of the whole conversation, those of the open question among them. */
  readonly marks: readonly Mark[];
  /** The answers that can be taken back, the newest last. */
  readonly steps: readonly AnsweredStep[];
  /** What came after an answer that was taken back; null unless one is being changed. */
  readonly setAside: SetAside | null;
}

export type Rows = readonly (readonly string[])[];

export type ConversationEvent =
  | { readonly type: 'typed'; readonly draft: string }
  | { readonly type: 'cleared' | 'broughtBack' | 'startedFromLast' | 'pasted' | 'held' }
  | { readonly type: 'filled'; readonly rows: Rows }
  | { readonly type: 'sent'; readonly message: TypedMessage }
  | { readonly type: 'asked' }
  | { readonly type: 'placed'; readonly place: number; readonly seconds?: number | undefined }
  | { readonly type: 'heard'; readonly messages: readonly Message[] }
  | { readonly type: 'recalled'; readonly messages: readonly AnyMessage[] }
  | {
      readonly type: 'answered';
      readonly messages: readonly Message[];
      readonly history: WireHistory;
      readonly notSaved?: true | undefined;
    }
  | { readonly type: 'shown' }
  | { readonly type: 'failed'; readonly why: string }
  | { readonly type: 'tookBack' | 'askedToSave' | 'wentBack' | 'tookUpAgain' }
  | { readonly type: 'marked'; readonly mark: Mark }
  | { readonly type: 'unmarked'; readonly check: Pick<Mark, 'id' | 'field'> }
  | { readonly type: 'loaded'; readonly kept: Conversation }
  | { readonly type: 'restarted' | 'reopened'; readonly history: WireHistory | null };

/** Nothing said yet. A restart keeps what a study needs to know. */
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

/** The next state of a conversation. A new reply or a new message shows at once what was still to come. */
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
        unsaved: event.notSaved ? unsavedAnswer(now) : null,
        marks: marksAfter(now, event.history, event.messages.at(-1)?.checks),
        steps: stepsAfter(now, event.history),
        // An answer that was asked for again has replaced nothing yet.
        setAside: stageOf(event.history) > stageOf(now.history) ? null : now.setAside,
      };
    }
    case 'shown': {
      const [next, ...coming] = now.coming;
      if (!next) return now;
      const then = { ...now, messages: [...now.messages, next], coming };
      // What was typed while the bot wrote is the student's own beginning.
      const start = coming.length === 0 && now.draft === '' ? lastText(then) : null;
      return start === null ? then : { ...then, draft: start };
    }
    case 'failed':
      return { ...now, isHeld: false, call: { kind: 'failed', why: event.why } };
    case 'askedToSave':
      return now.unsaved === null ? now : sentAgain(now, now.unsaved);
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

/** The history object as it is sent: with the marks, and told where an answer takes the place of an earlier one. */
export const outgoingHistory = ({ history, marks, setAside }: Conversation): WireHistory | null =>
  history && {
    ...history,
    ...((marks.length > 0 || history['checks'] !== undefined) && { checks: marks }),
    ...(setAside && { isTakenBack: true }),
  };

/** How many messages of an answer stand on the screen already, whole or in part: they need not be waited for again. */
function alreadyHeard(messages: readonly Message[], early: readonly Message[]): number {
  const at = messages.findIndex(
    ({ text }, index) => !text.source.startsWith(early[index]?.text.source ?? '\u0000'),
  );
  return at < 0 ? messages.length : at;
}

/** The answer that the server was working on; the opening is nobody's text. */
const unsavedAnswer = ({ messages, coming, history }: Conversation): Conversation['unsaved'] => {
  const all = [...messages, ...coming];
  return all.at(-1)?.isStudent ? { history, count: all.length } : null;
};

/** As it was when the answer was sent: the reply to it comes once more, and is saved this time. */
const sentAgain = (
  now: Conversation,
  { history, count }: NonNullable<Conversation['unsaved']>,
): Conversation => ({
  ...now,
  messages: [...now.messages, ...now.coming].slice(0, count),
  coming: [],
  early: [],
  history,
  unsaved: null,
});

/** The drafts to be had back, and one more of them. */
const putAway = (cleared: readonly string[], draft: string): readonly string[] => [
  ...cleared.filter((each) => each !== draft),
  ...(draft.trim() === '' ? [] : [draft]),
];

/** The draft that was cleared last stands in the box again; what stood there meanwhile can be had back after it. */
function broughtBack(now: Conversation): Conversation {
  const draft = now.cleared.at(-1);
  if (draft === undefined) return now;
  const others = now.cleared.slice(0, -1);
  return { ...now, draft, cleared: [...putAway([], now.draft), ...others], isHeld: false };
}

/** What was sent and what was typed since, as one draft. */
const together = (...texts: readonly string[]) =>
  texts.filter((text) => text.trim() !== '').join('\n\n');

/** The message that could not be sent goes back to where it was written, before what was typed since. */
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

/** As it is kept, went on in another tab; what was written in this one, and did not get there, stands in the box. */
function loaded(now: Conversation, kept: Conversation): Conversation {
  const known = new Set(kept.messages.map(({ id }) => id));
  const lost = now.messages.flatMap(({ id, isStudent, text }) =>
    isStudent && !known.has(id) && typeof text === 'string' ? text : [],
  );
  const own = together(...lost, now.draft === lastText(now) ? '' : now.draft);
  if (own === '' || own === kept.draft) return kept;
  return { ...kept, draft: own, cleared: putAway(kept.cleared, kept.draft) };
}

/**
 * The text that the open question asks to write again, for the answer to start from. There is none in a study: all who
 * take part start from empty, so that what they typed and what they pasted can be compared.
 */
export function lastText(now: Conversation): string | null {
  const { revises } = openQuestion(now) ?? {};
  if (revises === undefined || now.history?.['isResearch'] === true) return null;
  const text = now.history?.[revises];
  return typeof text === 'string' && text !== '' ? text : null;
}

/** Whether the last message is the student's, and nobody is answering it. */
export const isUnanswered = ({ messages, coming, call }: Conversation): boolean =>
  call.kind === 'idle' && coming.length === 0 && messages.at(-1)?.isStudent === true;

/** Whether the bot is about to say something. */
export const isTyping = ({ call, coming }: Conversation): boolean =>
  call.kind === 'waiting' || coming.length > 0;

/** Whether the bot has only welcomed, in another language than the one asked for: then it welcomes anew. */
export const isWelcomedElsewhere = (
  { messages, coming, history, call }: Conversation,
  language: string,
): boolean =>
  call.kind === 'idle' &&
  [...messages, ...coming].every(({ isStudent }) => !isStudent) &&
  typeof history?.['language'] === 'string' &&
  !history['taskId'] &&
  history['language'] !== language;

/** The bot's newest message: the one to answer. */
export const openQuestion = ({ messages }: Pick<Conversation, 'messages'>): AnyMessage | null => {
  const last = messages.at(-1);
  return last && !last.isStudent ? last : null;
};
