import type { DictionaryStore } from '@vernacular/dictionaries/node';

import type { InstitutionGlossary } from '../glossary/institution-glossary.ts';
import { dictionaryCache } from '../own-dictionaries/dictionary-cache.ts';
import { type DictionaryChoice, gradeTask, type GradeTask } from './grade-task.ts';
import { checkTask, type CheckTask } from './check-task.ts';
import { documentTask } from './result-document-task.ts';
import { fileTask, type FileTask } from './group-file-task.ts';

export type Tasks = ReturnType<typeof tasksWith>;

/** The tasks that worker threads run, and the main thread when they are small. */
export function tasksWith(dictionaries: DictionaryStore, glossary: InstitutionGlossary) {
  const inFolder = dictionaryCache();
  const open = async ({ code, folder, mismatch }: DictionaryChoice) => {
    const found = await (folder === undefined ? dictionaries : inFolder(folder)).open(code);
    const { beside: _, ...alone } = found;
    return mismatch === 'insisted' ? alone : found;
  };
  return {
    grade: async (task: GradeTask) => gradeTask(task, await open(task.choice)),
    file: async (task: FileTask) => fileTask(task, await open(task.choice)),
    document: documentTask,
    check: async (task: CheckTask) => checkTask(task, await open(task.choice), glossary),
  };
}
