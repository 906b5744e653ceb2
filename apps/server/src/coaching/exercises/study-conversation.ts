import {
  conversationFromRow,
  historyFromRow,
  isFinished,
  rowOf,
  writeHistory,
  type History,
  type Message,
} from '@vernacular/exercises';

import { Failure } from '../../http/index.ts';
import type { Participant, Store } from '../../store/index.ts';
import type { Arm } from '../studies/studies.ts';
import type { SavedConversations } from './saved-conversation.ts';
import { idFrom } from './task-id.ts';

/** Whose conversation of a study it is, and who has answered in it since the call came. */
export interface Taking {
  readonly participant: Participant;
  readonly coaches: ReadonlySet<string>;
  readonly now: () => Date;
}

/** The conversations that a participant of a study holds: kept under a consent, and apart from every account. */
export function studyConversations(
  study: Store['study'],
  { exercise, edition }: Pick<Arm, 'exercise' | 'edition'>,
  { participant, coaches, now }: Taking,
): SavedConversations {
  // The same for the same conversation, however often its first answer arrives; for who answers once, always the same.
  const idOf = ({ about }: History) =>
    idFrom([participant.id, exercise.name, participant.isSole ? '' : about.startTime]);

  const open = async (taskId: string) => {
    const task = await study.open(exercise.name, participant.id, taskId);
    if (!task) return null;
    const row = { ...task.content, id: task.id };
    const read = historyFromRow(exercise, edition, row);
    return read.kind === 'refused'
      ? null
      : { taskId, history: read.history, messages: conversationFromRow(exercise, row) };
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

  return {
    taskToBe: () => '',
    find: async (history) => {
      const { taskId, startTime } = history.about;
      return (
        (taskId === '' ? null : await open(taskId)) ??
        (startTime === '' && !participant.isSole ? null : open(idOf(history)))
      );
    },
    add: async (history, messages) => {
      const id = idOf(history);
      const step = { ...stepTo(id, history), startedAt: now().toISOString() };
      const content = contentOf(id, history, messages);
      if (await study.save(exercise.name, participant.id, content, step)) return id;
      if (!(await open(id))) throw new Failure('too-many-conversations');
      return null;
    },
    move: (from, history, messages) =>
      study.update(exercise.name, participant.id, contentOf(from.taskId, history, messages), {
        ...stepTo(from.taskId, history),
        whenStage: from.history.stage,
      }),
  };
}
