import type { TaskLine } from '@vernacular/contract';

/** The tasks of a tool (all when empty) whose first words or label hold what was typed, in any casing. */
export function findTasks(
  tasks: readonly TaskLine[],
  wanted: { readonly words: string; readonly type: string },
): readonly TaskLine[] {
  const words = wanted.words.trim().toLowerCase();
  return tasks.filter(
    ({ type, label, opening }) =>
      (wanted.type === '' || type === wanted.type) &&
      `${label} ${opening}`.toLowerCase().includes(words),
  );
}
