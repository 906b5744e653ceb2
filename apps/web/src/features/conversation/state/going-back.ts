import type { Mark } from '@vernacular/exercises';

import type { Conversation, WireHistory } from './conversation.ts';

/** An answer that can be taken back. */
export interface AnsweredStep {
  /** Where the answer stands among the messages. */
  readonly count: number;
  /** What the fields that changed with the answer held before it. */
  readonly before: WireHistory;
  readonly marks: readonly Mark[];
}

/** A conversation as it stood when an earlier answer was taken back. */
export type SetAside = Pick<
  Conversation,
  'messages' | 'history' | 'draft' | 'cleared' | 'rows' | 'marks' | 'steps' | 'unsaved'
>;

/** More answers than any conversation has; what is kept on the device has an end. */
const mostSteps = 40;

/** What an answer does not change, whatever was taken back: whose task it is, when it began. */
const lasting = new Set(['taskId', 'startTime', 'language', 'participantName', 'copyPasteCheck']);

/** The steps after a reply; a reply to nothing the writer said adds none, and nor does one in a study. */
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

/** Whether the newest answer can be taken back now. */
export const canGoBack = ({ steps, call, coming, messages }: Conversation): boolean =>
  steps.length > 0 &&
  call.kind === 'idle' &&
  coming.length === 0 &&
  messages.at(-1)?.isStudent !== true;

/** As it was before the newest answer, which stands in the box again; what came after it is set aside. */
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
    // What was typed over an answer taken back before can be had back by itself.
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

/** As it was before answers were taken back; what was written since can be had back. */
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
