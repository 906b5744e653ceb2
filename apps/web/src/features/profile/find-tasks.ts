import type { TaskLine, TaskType } from '@vernacular/contract';

/** The tasks of a tool (all when empty) whose first words or label hold what was typed, in any casing. */
export function findTasks(
  tasks: readonly TaskLine[],
  wanted: { readonly words: string; readonly type: string },
  labelOf: (type: TaskType) => string,
): readonly TaskLine[] {
  const words = wanted.words.trim().toLowerCase();
  return tasks.filter(
    ({ type, opening }) =>
      (wanted.type === '' || type === wanted.type) &&
      `${labelOf(type)} ${opening}`.toLowerCase().includes(words),
  );
}
