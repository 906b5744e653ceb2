import { readEitherCasing } from '@vernacular/contract';
import {
  isFinished,
  rowOf,
  writeHistory,
  type History,
  type Message,
  readTypedMessage,
} from '@vernacular/exercises';

import { Failure } from '../../http/index.ts';
import type { Participant, Store } from '../../store/index.ts';
import type { Arm } from '../studies/studies.ts';
import { readTask, type SavedConversations, deterministicId } from './saved-conversations.ts';

export interface StudyCall {
  readonly participant: Participant;
  readonly coaches: ReadonlySet<string>;
  readonly writing: ReturnType<typeof readTypingMetrics>;
}

/** The conversations of a participant; also records their answers. `add` throws Failure `too-many-conversations`. */
export function studyConversations(
  study: Store['study'],
  { exercise, edition }: Pick<Arm, 'exercise' | 'edition'>,
  { participant, coaches, writing }: StudyCall,
): SavedConversations {
  // A repeated first answer gets the same id. With one answer per participant, all conversations share one id.
  const idOf = ({ about }: History) =>
    deterministicId([participant.id, exercise.name, participant.isSole ? '' : about.startTime]);

  const open = async (taskId: string) => {
    const task = await study.open(exercise.name, participant.id, taskId);
    return task && readTask(exercise, edition, task);
  };
  const contentOf = (id: string, history: History, messages: readonly Message[]) => {
    const about = { ...history.about, taskId: id, participantName: participant.participantName };
    return { ...rowOf(exercise, { ...history, about }), messages };
  };
  const stepTo = (id: string, history: History) => ({
    id,
    coaches: [...coaches].toSorted(),
    isEnd: isFinished(exercise, writeHistory(exercise, history)),
  });

  const record = async (
    { id: taskId, isEnd }: ReturnType<typeof stepTo>,
    stage: number,
    event: 'answered' | 'asked-again',
  ) => {
    const about = { exercise: exercise.name, taskId, stage };
    await study.record(participant.id, { ...about, event, ...writing });
    if (isEnd && event === 'answered')
      await study.record(participant.id, { ...about, event: 'finished' });
  };

  return {
    find: async (history) => {
      const { taskId, startTime } = history.about;
      return (
        (taskId === '' ? null : await open(taskId)) ??
        (startTime === '' && !participant.isSole ? null : open(idOf(history)))
      );
    },
    add: async (history, messages) => {
      const id = idOf(history);
      const step = stepTo(id, history);
      const content = contentOf(id, history, messages);
      if (await study.save(exercise.name, participant.id, content, step)) {
        await record(step, history.stage, 'answered');
        return id;
      }
      if (!(await open(id))) throw new Failure('too-many-conversations');
      return null;
    },
    move: async (from, history, messages) => {
      const step = stepTo(from.taskId, history);
      const whenStage = from.history.stage;
      const content = contentOf(from.taskId, history, messages);
      const next = { ...step, whenStage };
      if (!(await study.update(exercise.name, participant.id, content, next))) return false;
      await record(step, history.stage, history.stage === whenStage ? 'asked-again' : 'answered');
      return true;
    },
  };
}

const anHour = 3_600_000;
const count = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : undefined;

/**
 * Length of the last answer, the share of it that was pasted (0 to 1), and milliseconds to the first key. All come from
 * the client and are unverified.
 */
export function readTypingMetrics(messages: readonly unknown[], writing: unknown) {
  const message = readTypedMessage(messages.at(-1) ?? null);
  const text = message ? [message.text, ...message.tableData.flat()].join('') : '';
  const characters = text.length;
  const told = readEitherCasing(writing ?? {}) as Readonly<Record<string, unknown>>;
  const pasted = count(told['pasted']);
  const firstKey = count(told['firstKey']);
  return {
    characters,
    pastedShare:
      pasted === undefined || characters === 0
        ? undefined
        : Math.round(Math.min(1, pasted / characters) * 1000) / 1000,
    firstKey: firstKey === undefined ? undefined : Math.min(firstKey, 24 * anHour),
  };
}
