import type { TaskLine, TaskType } from '@vernacular/contract';

/**
 * Tasks of a tool (of any tool if `type` is empty) whose opening words or label contain the search text, ignoring
 * case.
 */
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
