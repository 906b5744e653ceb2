import { checkAnswers, endpointsOf, exercises, readMessage } from '@vernacular/exercises';
import type { AnyMessage, ChecksAsked, Edition, ListedExercise } from '@vernacular/exercises';
import { z } from 'zod';

import { errorReply, notSaved } from '../wire/error-codes.ts';
import { readEitherCasing } from '../wire/wire-casing.ts';

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
        Weak: z.string().describe('A sentence that does not answer it.'),
        Source: z.string(),
        Fact: z.enum(['number', 'universal']).optional(),
        Answer: z
          .enum(checkAnswers)
          .optional()
          .describe('The answer of the writer; in a saved or shared task only.'),
        Words: z.string().optional(),
      }),
    ),
  })
  .describe(
    'Questions to answer by marking words of the text. Answers travel in the history as `checks`: a list of { id, version, answer: marked, absent or inapplicable, start, end, field }, the offsets in UTF-16 code units.',
  );

export const wireMessage = z
  .object({
    Id: z.string(),
    Text: z
      .string()
      .describe(
        'In a reply, HTML in which the student’s own words are escaped. In a call, what the student typed, as plain text.',
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
      .describe(
        'How many words the message asks for, as guidance only; null when it asks for no length.',
      ),
    Revises: z
      .string()
      .optional()
      .describe(
        'The field of the history whose text the student rewrites; the answer may start from that text.',
      ),
    Checks: wireChecks.optional(),
  })
  .describe('A message');

export type WireMessage = z.output<typeof wireMessage>;

/**
 * A turn of a conversation: the whole history object with Messages, isResearch and, for Half Life, StudentName. Names
 * may begin in either case and numbers may be strings, so it is read by hand, not with a schema.
 */
const exerciseBody = z
  .record(z.string(), z.unknown())
  .describe(
    'The updatedHistory of the last reply, with the field Messages: the conversation so far, the newest message last. Without messages, the reply is the opening, or the question that waits for an answer. With isHurried true, the reply does not wait for a language model. With isTakenBack true, the answer replaces an earlier one: currentStage must be the stage at which that one was given, and a saved conversation is cut back to it. A study ignores isTakenBack.',
  );

/** The bot's new messages, and the history that replaces the one sent. */
export const exerciseReply = z
  .object({
    messages: z.array(wireMessage),
    updatedHistory: z
      .looseObject({ currentStage: z.number().int(), taskId: z.string(), isResearch: z.boolean() })
      .describe('The history to send with the next message; it does not contain the messages.'),
    notSaved,
  })
  .describe('The next turn of a conversation');

/**
 * One line of the application/x-ndjson reply: the place in the queue of a busy language model, on every change; the
 * messages ready so far, whenever there are more; last the reply with all messages.
 */
export const exerciseLine = z.union([
  z.object({
    kind: z.literal('place'),
    place: z.number().int().min(0),
    seconds: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('Estimated seconds until the comment is ready; missing when that is unknown.'),
  }),
  z.object({ kind: z.literal('heard'), messages: z.array(wireMessage) }),
  exerciseReply.extend({ kind: z.literal('answer') }),
  z.object({ kind: z.literal('error'), error: errorReply.shape.error }),
]);

export type ExerciseLine = z.output<typeof exerciseLine>;

export type ExerciseReply = z.output<typeof exerciseReply>;

/** The call of an exercise and edition at its own path, for the hidden research variants. */
export const exerciseCallAt = (path: string, exercise: ListedExercise, edition: Edition) => ({
  method: 'POST' as const,
  path,
  summary: `${exercise.introduction.en.name}, ${edition === 'full' ? 'with feedback' : 'neutral'}`,
  exercise,
  edition,
  body: exerciseBody,
  reply: exerciseReply,
  line: exerciseLine,
  failure: errorReply,
});

/** The call of one exercise in one edition. */
export type ExerciseCall = Readonly<ReturnType<typeof exerciseCallAt>>;

/** The calls of all exercises, one for each edition. */
export const exerciseCalls: readonly ExerciseCall[] = exercises.flatMap((exercise) =>
  endpointsOf(exercise).map(({ path, edition }) => exerciseCallAt(path, exercise, edition)),
);

/** Converts a message to its wire form: HTML from the server, plain text as typed to the server. */
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
  ...(message.checks && { Checks: writeChecks(message.checks) }),
});

const writeChecks = ({ field, list }: ChecksAsked): z.output<typeof wireChecks> => ({
  Field: field,
  List: list.map(({ id, version, question, why, good, weak, source, fact }) => ({
    Id: id,
    Version: version,
    Question: question,
    Why: why,
    Good: good,
    Weak: weak,
    Source: source,
    ...(fact && { Fact: fact }),
  })),
});

/** Reads a reply, in either casing; `null` if it is malformed. Messages that cannot be read are left out. */
export function readExerciseReply(reply: unknown) {
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
    ...(read.data.notSaved && { notSaved: read.data.notSaved }),
  };
}

/** Reads one line of a streamed reply; `null` if it is malformed. */
export function readExerciseLine(value: unknown) {
  const line = exerciseLine.safeParse(value).data;
  if (line?.kind === 'heard') {
    return { ...line, messages: line.messages.flatMap((message) => readMessage(message) ?? []) };
  }
  if (line?.kind !== 'answer') return line ?? null;
  const reply = readExerciseReply(line);
  return reply && { ...reply, kind: 'answer' as const };
}
