import type { Mark } from '@vernacular/exercises';

import type { Conversation, WireHistory } from './conversation.ts';

export interface AnsweredStep {
  /** Index of the answer among the messages. */
  readonly count: number;
  /** Earlier values of the history fields that the answer changed. */
  readonly before: WireHistory;
  readonly marks: readonly Mark[];
}

export type SetAside = Pick<
  Conversation,
  'messages' | 'history' | 'draft' | 'cleared' | 'rows' | 'marks' | 'steps' | 'unsaved'
>;

/** More answers than any conversation has; limits what is stored on the device. */
const mostSteps = 40;

/** History fields that going back does not restore. */
const lasting = new Set(['taskId', 'startTime', 'language', 'participantName', 'copyPasteCheck']);

/**
 * Returns the steps that going back can undo, with a new one added if the reply answers a message of the writer.
 * Studies have no steps.
 */
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
  const step = now.steps.at(-1);
  const message = step && now.messages[step.count];
  if (!step || !message?.isStudent || !canGoBack(now)) return now;
  const text = typeof message.text === 'string' ? message.text : '';
  const question = now.messages[step.count - 1]?.text;
  const isChoice = Object(question).source?.includes(`data-value="${text}"`) === true;
  return {
    ...now,
    messages: now.messages.slice(0, step.count),
    history: { ...now.history, ...step.before },
    marks: step.marks,
    steps: now.steps.slice(0, -1),
    draft: isChoice ? '' : text,
    // Keeps a draft typed after an earlier step back, so that it can be restored.
    cleared: now.setAside && now.draft.trim() !== '' ? [now.draft] : [],
    rows: message.tableData.length > 0 ? message.tableData : null,
    unsaved: now.unsaved && now.unsaved.count <= step.count ? now.unsaved : null,
    isHeld: false,
    setAside: now.setAside ?? setAsideOf(now),
  };
}

const setAsideOf = ({
  messages,
  history,
  draft,
  cleared,
  rows,
  marks,
  steps,
  unsaved,
}: Conversation): SetAside => ({
  messages,
  history,
  draft,
  cleared,
  rows,
  marks,
  steps,
  unsaved,
});

/** Restores the state from before answers were undone. Text written since can be restored from `cleared`. */
export function takeUpAgain(now: Conversation): Conversation {
  const { setAside } = now;
  if (setAside === null) return now;
  const known = new Set(setAside.messages.map(({ id }) => id));
  const own = now.messages.flatMap(({ id, isStudent, text }) =>
    isStudent && !known.has(id) && typeof text === 'string' ? text : [],
  );
  const sent = new Set(setAside.messages.map(({ text }) => text));
  const written = [...own, now.draft].filter(
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
