import { endpointsOf, exercises, readMessage } from '@vernacular/exercises';
import type { AnyMessage, Check, Edition, ListedExercise, Message } from '@vernacular/exercises';
import { z } from 'zod';

import { errorReply, notSaved } from './error-codes.ts';
import { readEitherCasing } from './wire-casing.ts';

const strings = z.array(z.string());

const wireChecks = z
  .object({
    Field: z.string().describe('The field of the history whose text is marked.'),
    List: z.array(
      z.object({
        Id: z.string(),
        Version: z.number().int(),
        Question: z.string(),
        Why: z.string(),
        Good: z.string().describe('A sentence that answers the question.'),
        Weak: z.string().describe('A sentence that does not.'),
        Source: z.string(),
        Fact: z.enum(['number', 'universal']).optional(),
      }),
    ),
  })
  .describe(
    'Questions to answer by marking words of the text. Answers travel in the history as `checks`: a list of { id, version, answer: marked, absent or inapplicable, start, end, field }, the offsets in UTF-16 code units.',
  );

/** One message of a conversation, its fields capitalised as they travel. */
export const wireMessage = z
  .object({
    Id: z.string(),
    Text: z
      .string()
      .describe(
        'In a reply HTML, what a student wrote escaped in it. In a call what the student wrote, as it was typed.',
      ),
    IsStudent: z.boolean(),
    InputType: z.enum(['text', 'table']),
    TableHeaders: strings,
    MinimumRows: z.number().int().min(0),
    TableData: z.array(strings),
    ExampleRow: strings,
    WordRange: z
      .object({ From: z.number().int(), To: z.number().int() })
      .nullable()
      .describe('How many words were asked for. Guidance only.'),
    Revises: z
      .string()
      .optional()
      .describe(
        'The field of the history whose text is written again: an answer may start from it.',
      ),
    Checks: wireChecks.optional(),
  })
  .describe('A message');

export type WireMessage = z.output<typeof wireMessage>;

/**
 * What a turn of a conversation sends: the whole history object, Messages, isResearch, for Half Life StudentName.
 * Names may begin in lower or upper case, numbers may be words. It is read with great care, not with a schema.
 */
const exerciseBody = z
  .record(z.string(), z.unknown())
  .describe(
    'The history object of the exercise as the last reply gave it, with Messages: the conversation so far, the newest message last. No messages at all asks for the opening, or for the question that waits. With isHurried true, no language model is waited for.',
  );

/** The bot's new messages, and the history that replaces the one sent. */
export const exerciseReply = z
  .object({
    messages: z.array(wireMessage),
    updatedHistory: z
      .looseObject({ currentStage: z.number().int(), taskId: z.string(), isResearch: z.boolean() })
      .describe('Without the messages.'),
    notSaved,
  })
  .describe('The next turn of a conversation');

/**
 * One line of the reply in application/x-ndjson: the place in the line before a busy language model, whenever it
 * changes; the messages that are ready, each time there are more; last the reply, whose messages hold all of them.
 */
export const exerciseLine = z.union([
  z.object({ kind: z.literal('place'), place: z.number().int().min(0) }),
  z.object({ kind: z.literal('heard'), messages: z.array(wireMessage) }),
  exerciseReply.extend({ kind: z.literal('answer') }),
  z.object({ kind: z.literal('error'), error: errorReply.shape.error }),
]);

export type ExerciseLine = z.output<typeof exerciseLine>;

export type ExerciseReply = z.output<typeof exerciseReply>;

/** One call of the conversations: an exercise in one edition. */
export interface ExerciseCall {
  readonly method: 'POST';
  readonly path: string;
  readonly summary: string;
  readonly exercise: ListedExercise;
  readonly edition: Edition;
  readonly body: typeof exerciseBody;
  readonly reply: typeof exerciseReply;
  readonly line: typeof exerciseLine;
  readonly failure: typeof errorReply;
}

/** The call of an exercise and edition at a path of its own, for the hidden research variants. */
export const exerciseCallAt = (
  path: string,
  exercise: ListedExercise,
  edition: Edition,
): ExerciseCall => ({
  method: 'POST',
  path,
  summary: `${exercise.introduction.en.name}, ${edition === 'full' ? 'with feedback' : 'neutral'}`,
  exercise,
  edition,
  body: exerciseBody,
  reply: exerciseReply,
  line: exerciseLine,
  failure: errorReply,
});

/** The calls of all conversations. */
export const exerciseCalls: readonly ExerciseCall[] = exercises.flatMap((exercise) =>
  endpointsOf(exercise).map(({ path, edition }) => exerciseCallAt(path, exercise, edition)),
);

/** Where a hidden research variant is called. */
export const researchCallPath = (uuid: string, variant: string): string =>
  `/api/${uuid}-${variant}`;

/** A message as it travels: HTML from the server, the words as they were typed to it. */
export const writeMessage = (message: AnyMessage): WireMessage => ({
  Id: message.id,
  Text: typeof message.text === 'string' ? message.text : message.text.source,
  IsStudent: message.isStudent,
  InputType: message.inputType,
  TableHeaders: [...message.tableHeaders],
  MinimumRows: message.minimumRows,
  TableData: message.tableData.map((row) => [...row]),
  ExampleRow: [...message.exampleRow],
  WordRange: message.wordRange && { From: message.wordRange.from, To: message.wordRange.to },
  ...(message.revises !== undefined && { Revises: message.revises }),
  ...(message.checks && {
    Checks: { Field: message.checks.field, List: message.checks.list.map(writeCheck) },
  }),
});

const writeCheck = ({ id, version, question, why, good, weak, source, fact }: Check) => ({
  Id: id,
  Version: version,
  Question: question,
  Why: why,
  Good: good,
  Weak: weak,
  Source: source,
  ...(fact && { Fact: fact }),
});

/** A reply of a conversation, in either casing, as messages and the new history; `null` when it is no such reply. */
export function readExerciseReply(reply: unknown): {
  readonly messages: readonly Message[];
  readonly updatedHistory: Readonly<Record<string, unknown>>;
  readonly notSaved?: true;
} | null {
  const read = z
    .object({
      messages: z.array(z.unknown()),
      updatedHistory: z.record(z.string(), z.unknown()),
      notSaved,
    })
    .safeParse(readEitherCasing(reply));
  if (!read.success) return null;
  return {
    messages: read.data.messages.map(readMessage).filter((message) => message !== null),
    updatedHistory: readEitherCasing(read.data.updatedHistory) as Record<string, unknown>,
    ...(read.data.notSaved && { notSaved: true }),
  };
}

/** One line of a streamed reply, read; `null` when it is none. */
export function readExerciseLine(
  value: unknown,
):
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'heard'; readonly messages: readonly Message[] }
  | ({ readonly kind: 'answer' } & NonNullable<ReturnType<typeof readExerciseReply>>)
  | { readonly kind: 'error'; readonly error: z.output<typeof errorReply>['error'] }
  | null {
  const line = exerciseLine.safeParse(value).data;
  if (line?.kind === 'heard') {
    return { ...line, messages: line.messages.flatMap((message) => readMessage(message) ?? []) };
  }
  if (line?.kind !== 'answer') return line ?? null;
  const reply = readExerciseReply(line);
  return reply && { ...reply, kind: 'answer' };
}
