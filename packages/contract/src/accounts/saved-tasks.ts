import { exerciseNames, type ExerciseName } from '@vernacular/exercises';
import { z } from 'zod';

import { wireMessage } from '../conversations/exercises.ts';
import { request } from '../wire/request.ts';

/** The kinds of saved work: the exercises by name, and graded texts. */
export const taskTypes: readonly (ExerciseName | 'dejargonizer')[] = [
  ...exerciseNames,
  'dejargonizer',
];

export const taskType = z.enum(taskTypes);

export type TaskType = z.output<typeof taskType>;

const line = z.object({
  type: taskType,
  id: z.string(),
  createdAt: z.string().describe('ISO 8601, UTC.'),
});

const taskLine = line.extend({
  opening: z.string().describe("The first words of the person's own text; may be empty."),
});

export type TaskLine = z.output<typeof taskLine>;

const used = z.object({ used: z.number().int(), most: z.number().int() });

const taskRoom = z
  .object({ tasks: used, bytes: used })
  .describe('How many tasks and bytes my account has saved, and the most that it may save.');

export type TaskRoom = z.output<typeof taskRoom>;

const conversation = z.object({
  kind: z.literal('conversation'),
  messages: z
    .array(wireMessage)
    .describe(
      'The messages of the conversation; rebuilt from the fields of the task if they were not saved.',
    ),
});

const count = z.number().nullable();

const grading = z.object({
  kind: z.literal('grading'),
  dictionary: z
    .string()
    .describe(
      'Name of the dictionary, such as “Language: English, Period: 2012-2015”, or the name of counts without a period.',
    ),
  text: z.string(),
  resultText: z.string().describe('The text as HTML, its words marked by level.'),
  totalWords: count,
  midRangeWords: count,
  rareWords: count,
  score: count,
  gradedAt: z.string().describe('When the text was graded, ISO 8601.'),
});

export const shownTask = z.discriminatedUnion('kind', [conversation, grading]);

export type ShownTask = z.output<typeof shownTask>;

export const tasksCall = {
  ...request('GET', '/api/tasks', 'My tasks, newest first'),
  reply: z.object({ tasks: z.array(taskLine), room: taskRoom }).describe('All my tasks'),
} as const;

const task = line
  .extend({
    shown: shownTask,
    continues: z
      .object({
        route: z.string().describe('Path of the exercise in the web app.'),
        history: z
          .record(z.string(), z.unknown())
          .describe('The history object to send with the next message.'),
      })
      .nullable()
      .describe(
        'What to continue the conversation with. Null for a graded text, a finished conversation, and a conversation of a study.',
      ),
  })
  .describe('A task');

export type Task = z.output<typeof task>;

export const taskCall = {
  ...request('GET', '/api/tasks/:type/:id', 'One of my tasks'),
  params: z.object({ type: taskType, id: z.string().max(64) }),
  reply: task,
} as const;

/** Deletes one saved task for good, and the links to it. */
export const removeTaskCall = {
  ...request('DELETE', taskCall.path, 'Delete one of my tasks'),
  params: taskCall.params,
} as const;
