import type { TaskLine } from '@vernacular/contract';
import { expect, it } from 'vitest';

import { findTasks } from './find-tasks.ts';

const line = (type: TaskLine['type'], label: string, opening: string): TaskLine => ({
  type,
  label,
  id: opening,
  createdAt: '2026-11-21T08:00:00.000Z',
  opening,
});
const tasks = [
  line('ethics', 'Ethics', 'Bees in the city'),
  line('half-life', 'Half Life', 'Landmarks help bees'),
  line('dejargonizer', 'DeJargonizer', 'The kinase'),
];

it.each([
  [{ words: '', type: '' }, 3],
  [{ words: ' BEES ', type: '' }, 2],
  [{ words: 'bees', type: 'ethics' }, 1],
  [{ words: 'half', type: '' }, 1],
  [{ words: 'kinase', type: 'ethics' }, 0],
])('finds with %o %i tasks', (wanted, count) => {
  expect(findTasks(tasks, wanted)).toHaveLength(count);
});
