import type { Mark } from '@vernacular/exercises';

import type { Conversation, WireHistory } from './conversation.ts';

/** What undoing one answer restores. */
export interface AnsweredStep {
  /** Index of the answer among the messages. */
  readonly count: number;
  /** Earlier values of the history fields that the answer changed. */
  readonly before: WireHistory;
  readonly marks: readonly Mark[];
}

/** The state before answers were undone. */
export type SetAside = Pick<
  Conversation,
  'messages' | 'history' | 'draft' | 'cleared' | 'rows' | 'marks' | 'steps' | 'unsaved'
>;

/** More answers than any conversation has; limits what is stored on the device. */
const mostSteps = 40;

/** History fields that going back does not restore. */
const lasting = new Set(['taskId', 'startTime', 'language', 'participantName', 'copyPasteCheck']);

/** The steps that going back can undo, with one for a message just answered; none in a study. */
export function stepsAfter(now: Conversation, after: WireHistory): readonly AnsweredStep[] {
  const all = [...now.messages, ...now.coming];
  const { history, marks, steps } = now;
  if (!all.at(-1)?.isStudent || typeof history?.['currentStage'] !== 'number') return steps;
  if (history['isResearch'] === true) return [];
  const count = all.length - 1;
  const changed = Object.keys({ ...history, ...after }).filter(
    (name) => !lasting.has(name) && JSON.stringify(history[name]) !== JSON.stringify(after[name]),
  );
  const before = Object.fromEntries(changed.map((name) => [name, history[name]]));
  return [...steps.filter((step) => step.count < count), { count, before, marks }].slice(
    -mostSteps,
  );
}

export const canGoBack = ({ steps, call, coming, messages }: Conversation): boolean =>
  steps.length > 0 &&
  call.kind === 'idle' &&
  coming.length === 0 &&
  messages.at(-1)?.isStudent !== true;

/** Undoes the newest answer and puts its text back in the box. The state before undoing is kept in `setAside`. */
export function goBack(now: Conversation): Conversation {
  const { messages, history, draft, cleared, rows, marks, steps, unsaved } = now;
  const step = steps.at(-1);
  const message = step && messages[step.count];
  if (!step || !message?.isStudent || !canGoBack(now)) return now;
  const text = typeof message.text === 'string' ? message.text : '';
  const question = messages[step.count - 1]?.text;
  const isChoice = Object(question).source?.includes(`data-value="${text}"`) === true;
  return {
    ...now,
    messages: messages.slice(0, step.count),
    history: { ...history, ...step.before },
    marks: step.marks,
    steps: steps.slice(0, -1),
    draft: isChoice ? '' : text,
    // Keeps a draft typed after an earlier step back, so that it can be restored.
    cleared: now.setAside && draft.trim() !== '' ? [draft] : [],
    rows: message.tableData.length > 0 ? message.tableData : null,
    unsaved: unsaved && unsaved.count <= step.count ? unsaved : null,
    isHeld: false,
    setAside: now.setAside ?? { messages, history, draft, cleared, rows, marks, steps, unsaved },
  };
}

/** Texts that the writer sent in this state of the conversation and not in the kept one. */
export function textsMissingIn(
  kept: Pick<Conversation, 'messages'>,
  { messages }: Conversation,
): readonly string[] {
  const known = new Set(kept.messages.map(({ id }) => id));
  return messages.flatMap(({ id, isStudent, text }) =>
    isStudent && !known.has(id) && typeof text === 'string' ? text : [],
  );
}

/** Restores the state from before answers were undone. Text written since can be restored from `cleared`. */
export function takeUpAgain(now: Conversation): Conversation {
  const { setAside } = now;
  if (setAside === null) return now;
  const sent = new Set(setAside.messages.map(({ text }) => text));
  const written = [...textsMissingIn(setAside, now), now.draft].filter(
    (text) => text.trim() !== '' && !sent.has(text) && text !== setAside.draft,
  );
  return {
    ...now,
    ...setAside,
    coming: [],
    early: [],
    call: { kind: 'idle' },
    isHeld: false,
    cleared: [...setAside.cleared, ...written],
    setAside: null,
  };
}
