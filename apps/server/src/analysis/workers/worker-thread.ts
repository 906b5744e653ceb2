import { openStore } from '@vernacular/dictionaries/node';
import { kTransferable, kValue, Tinypool } from 'tinypool';

import type { InstitutionGlossary } from '../glossary/institution-glossary.ts';
import { tasksWith, type Tasks } from './tasks.ts';

const { folder, glossary } = Tinypool.workerData as {
  folder: string;
  glossary: InstitutionGlossary;
};
const tasks = tasksWith(openStore(folder), glossary);

export const ready = (): null => null;

/**
 * Grades a text in this worker thread. The result is transferred to the main thread, not copied. Tinypool calls this
 * and the other exported functions by their names.
 */
export const grade = async (task: Parameters<Tasks['grade']>[0]): Promise<unknown> => {
  const graded = await tasks.grade(task);
  const buffers = graded.json.map(({ buffer }) => buffer);
  return Tinypool.move({ [kTransferable]: buffers, [kValue]: graded });
};
export const file: Tasks['file'] = (task) => tasks.file(task);
export const document: Tasks['document'] = (task) => tasks.document(task);
export const check: Tasks['check'] = (task) => tasks.check(task);
