import type { TaskLine } from '@vernacular/contract';
import { expect, it } from 'vitest';

import { findTasks } from './saved-work-section.tsx';

const line = (type: TaskLine['type'], opening: string): TaskLine => ({
  type,
  id: opening,
  createdAt: '2026-11-21T08:00:00.000Z',
  opening,
});
const tasks = [
  line('ethics', 'Bees in the city'),
  line('half-life', 'Landmarks help bees'),
  line('dejargonizer', 'The kinase'),
];

it.each([
  [{ words: '', type: '' }, 3],
  [{ words: ' BEES ', type: '' }, 2],
  [{ words: 'bees', type: 'ethics' }, 1],
  [{ words: 'half', type: '' }, 1],
  [{ words: 'kinase', type: 'ethics' }, 0],
])('finds with %o %i tasks', (wanted, count) => {
  expect(
    findTasks(tasks, wanted, (type) => (type === 'half-life' ? 'Half Life' : type)),
  ).toHaveLength(count);
});
