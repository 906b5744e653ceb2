import type { DictionaryStore } from '@vernacular/dictionaries/node';

import type { InstitutionGlossary } from '../glossary/institution-glossary.ts';
import { dictionaryCache } from '../own-dictionaries/dictionary-cache.ts';
import type { DictionaryChoice } from './dictionary-choice.ts';
import { checkTask, type CheckTask } from './check-task.ts';
import { documentTask, type DocumentTask, type MadeDocument } from './result-document-task.ts';
import { fileTask, type FileTask, type GradedFile } from './group-file-task.ts';
import { gradeTask, type GradedText, type GradeTask } from './grade-task.ts';

export interface Tasks {
  grade(task: GradeTask): Promise<GradedText>;
  file(task: FileTask): Promise<GradedFile>;
  document(task: DocumentTask): Promise<MadeDocument>;
  check(task: CheckTask): Promise<Uint8Array>;
}

export function tasksWith(dictionaries: DictionaryStore, glossary: InstitutionGlossary): Tasks {
  const inFolder = dictionaryCache();
  const open = async ({ code, folder, mismatch }: DictionaryChoice) => {
    const found = await (folder === undefined ? dictionaries : inFolder(folder)).open(code);
    const { beside: _, ...alone } = found;
    return mismatch === 'insisted' ? alone : found;
  };
  return {
    grade: async (task) => gradeTask(task, await open(task.choice)),
    file: async (task) => fileTask(task, await open(task.choice)),
    document: documentTask,
    check: async (task) => checkTask(task, await open(task.choice), glossary),
  };
}
