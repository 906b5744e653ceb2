import {
  exerciseNamed,
  isFinished,
  type ExerciseName,
  historyFromRow,
} from '@vernacular/exercises';

import type { StudyRecord } from '../../store/index.ts';

export type ConversationRow = Readonly<Record<string, unknown>>;

const sent = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** One row for each conversation, with the columns of `conversationColumns`. */
export function conversationRows(
  exercise: ExerciseName,
  records: readonly StudyRecord[],
): readonly ConversationRow[] {
  const times = new Map<string, number>();
  for (const { participant } of records) times.set(participant, (times.get(participant) ?? 0) + 1);
  return records.map((record) => {
    const { history, messages: _, ...columns } = record.task.content;
    return {
      participant: record.participant,
      study: record.study,
      condition: record.condition,
      place: record.place,
      consent_version: record.consentVersion,
      consent_language: record.consentLanguage,
      agreed_at: record.agreedAt,
      language: sent(history)['language'] ?? null,
      coach: record.coaches.join(' ') || 'neutral',
      start: record.startedAt,
      end: record.endedAt,
      task: record.task.id,
      created_at: record.task.createdAt,
      tasks: times.get(record.participant),
      finished: isFinished(exerciseNamed(exercise), sent(history)),
      ...record.background,
      ...columns,
    };
  });
}

/** One row for each answered check, with the columns of `checkColumns`. */
export function checkRows(exercise: ExerciseName, records: readonly StudyRecord[]) {
  return records.flatMap(({ participant, study, condition, task }) => {
    const read = historyFromRow(exerciseNamed(exercise), 'full', { ...task.content, id: task.id });
    if (read.kind === 'refused') return [];
    const { checks, facts } = read.history;
    return checks.map(({ id, version, answer, start, end, field }) => ({
      participant,
      study,
      condition,
      task: task.id,
      field,
      check: id,
      version,
      answer,
      start: answer === 'marked' ? start : null,
      end: answer === 'marked' ? end : null,
      words: (facts[field] ?? '').slice(start, end),
    }));
  });
}
