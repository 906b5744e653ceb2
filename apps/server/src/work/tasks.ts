import type { DictionaryStore } from '@vernacular/dictionaries/node';

import { documentTask, type DocumentTask, type MadeDocument } from './document-task.ts';
import { fileTask, type FileTask, type GradedFile } from './file-task.ts';
import { gradeTask, type GradeTask } from './grade-task.ts';

/** The heavy work of the site, the same on the main thread and beside it. */
export interface Tasks {
  /** JSON of the reply, in UTF-8. */
  grade(task: GradeTask): Promise<Uint8Array>;
  file(task: FileTask): Promise<GradedFile>;
  document(task: DocumentTask): Promise<MadeDocument>;
}

/** The tasks, done with the dictionaries of a folder. */
export const tasksWith = (dictionaries: DictionaryStore): Tasks => ({
  grade: async (task) =>
    Buffer.from(JSON.stringify(gradeTask(task, await dictionaries.open(task.choice.code)))),
  file: async (task) => fileTask(task, await dictionaries.open(task.choice.code)),
  document: documentTask,
});
