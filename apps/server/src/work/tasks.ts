import type { DictionaryStore } from '@vernacular/dictionaries/node';

import { documentTask, type DocumentTask, type MadeDocument } from './document-task.ts';
import { fileTask, type FileTask, type GradedFile } from './file-task.ts';
import { gradeTask, type GradedText, type GradeTask } from './grade-task.ts';

/** The heavy work of the site, the same on the main thread and beside it. */
export interface Tasks {
  grade(task: GradeTask): Promise<GradedText>;
  file(task: FileTask): Promise<GradedFile>;
  document(task: DocumentTask): Promise<MadeDocument>;
}

/** The tasks, done with the dictionaries of a folder. */
export const tasksWith = (dictionaries: DictionaryStore): Tasks => ({
  grade: async (task) => gradeTask(task, await dictionaries.open(task.choice.code)),
  file: async (task) => fileTask(task, await dictionaries.open(task.choice.code)),
  document: documentTask,
});
