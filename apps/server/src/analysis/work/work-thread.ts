import { openStore } from '@vernacular/dictionaries/node';
import { Tinypool } from 'tinypool';

import { tasksWith, type Tasks } from './tasks.ts';

const { folder } = Tinypool.workerData as { folder: string };
const tasks = tasksWith(openStore(folder));

/** The tasks by name, as the pool calls them. */
export const grade: Tasks['grade'] = (task) => tasks.grade(task);
export const file: Tasks['file'] = (task) => tasks.file(task);
export const document: Tasks['document'] = (task) => tasks.document(task);
