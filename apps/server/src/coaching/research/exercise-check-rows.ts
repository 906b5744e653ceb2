import { exerciseNamed, historyFromRow, type ExerciseName } from '@vernacular/exercises';

import type { StudyRecord } from '../../store/index.ts';

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
