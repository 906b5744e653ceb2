import { readdirSync, readFileSync } from 'node:fs';

import { analyze, type Dictionary, languageByScript } from '@vernacular/analyzer';
import {
  commentsSaid,
  converse,
  exerciseNamed,
  gradeOf,
  botMessage,
  hasRubric,
  isFinished,
  readHistory,
  studentMessage,
  writeHistory,
  type AnyMessage,
  type Coach,
  type CoachComment,
  type CoachRequest,
  type Conversed,
  type ConversationLanguage,
  type ExerciseName,
  type RubricRequest,
} from '@vernacular/exercises';

const quality = new URL('../../../packages/coach/quality/', import.meta.url);

/** `conversations`: the coach was developed on them. `unseen`: held out, not read by its developers. */
export type ConversationSet = 'conversations' | 'unseen';

interface WrittenConversation {
  readonly id: string;
  readonly exercise: ExerciseName;
  readonly language: keyof typeof toFinalText;
  readonly answers: readonly {
    readonly step: string;
    readonly text?: string;
    readonly table?: readonly (readonly string[])[];
  }[];
}

export interface Remark {
  readonly conversation: string;
  readonly language: ConversationLanguage;
  readonly step: string;
  readonly request: CoachRequest;
  readonly comments: readonly CoachComment[];
}

export interface Played {
  readonly conversation: WrittenConversation;
  readonly messages: readonly AnyMessage[];
  readonly remarks: readonly Remark[];
  readonly isFinished: boolean;
  /** Number of answers that the coach paused on because the student may be in distress. */
  readonly pauses: number;
}

const toFinalText = {
  en: { text: 'Go to my final text', summary: 'Go to my final summary' },
  he: { text: 'לטקסט הסופי שלי', summary: 'לסיכום הסופי שלי' },
} as const;

const partOfMyWork = '1';

function writtenConversations(set: ConversationSet): readonly WrittenConversation[] {
  const folder = new URL(`${set}/students/`, quality);
  return readdirSync(folder)
    .toSorted()
    .flatMap(
      (name) =>
        JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as readonly WrittenConversation[],
    );
}

/**
 * Plays the conversations of a set (`packages/coach/quality/SET/students/*.json`) as the site does: `coach` comments,
 * and scores come from the dictionaries. An answer that the exercise asks for again is sent up to twice more. A student
 * who skips questions goes to the final text.
 */
export async function playConversations(
  set: ConversationSet,
  coach: Coach,
  dictionaries: Readonly<Record<ConversationLanguage, Dictionary>>,
): Promise<readonly Played[]> {
  const played: Played[] = [];
  for (const conversation of writtenConversations(set))
    // oxlint-disable-next-line no-await-in-loop -- a model on a small machine answers one call at a time
    played.push(await play(conversation, coach, dictionaries));
  return played;
}

async function play(
  conversation: WrittenConversation,
  coach: Coach,
  dictionaries: Readonly<Record<ConversationLanguage, Dictionary>>,
): Promise<Played> {
  const exercise = exerciseNamed(conversation.exercise);
  const setting = { edition: 'full', language: conversation.language } as const;
  const start = readHistory(exercise, setting, {});
  if (start.kind === 'refused') throw new Error(start.sentence);
  let { history } = start;
  const messages: AnyMessage[] = [];
  const remarks: Remark[] = [];
  let pauses = 0;
  const send = async (
    step: string,
    text: string,
    table: WrittenConversation['answers'][0]['table'],
  ): Promise<Conversed['kind']> => {
    const answer = step === '' ? null : { text, table: table ?? [] };
    if (answer) messages.push(studentMessage(`${messages.length}`, answer));
    // Messages are sent with their HTML as a string.
    const sent = JSON.parse(JSON.stringify(messages)) as readonly unknown[];
    const went = await converse(exercise, setting, history, answer, {
      now: () => new Date(0),
      messages: sent,
      run: async (task) => {
        if (task.kind === 'grade') {
          const counts = dictionaries[languageByScript(task.text) ?? conversation.language];
          return gradeOf(analyze(task.text, counts), counts);
        }
        const reply = await coach.comment({ ...task, said: commentsSaid(sent) });
        const { id, language } = conversation;
        remarks.push({ conversation: id, language, step, request: task, comments: reply.comments });
        return reply;
      },
    });
    ({ history } = went);
    messages.push(...went.turns.map((turn, at) => botMessage(`${messages.length + at}`, turn)));
    return went.kind;
  };
  await send('', '', []);
  for (const [at, { step, text = '', table }] of conversation.answers.entries()) {
    const isFinal = step === 'finalText' || step === 'finalSummary';
    const before = conversation.answers[at - 1]?.step ?? '';
    const last = toFinalText[conversation.language][step === 'finalText' ? 'text' : 'summary'];
    const isEarly = isFinal && /^revisionAfterQuestion[1-4]$/u.test(before);
    // oxlint-disable-next-line no-await-in-loop
    if (isEarly) await send('finish', last, []);
    // oxlint-disable-next-line no-await-in-loop
    const kind = await send(step, text, table);
    // oxlint-disable-next-line no-await-in-loop
    const isPaused = kind === 'paused';
    if (isPaused) pauses += 1;
    // oxlint-disable-next-line no-await-in-loop
    let next = isPaused ? await send(step, partOfMyWork, []) : kind;
    for (let tries = 0; next === 'again' && tries < 2; tries += 1)
      // oxlint-disable-next-line no-await-in-loop
      next = await send(step, text, table);
  }
  const isEnd = isFinished(exercise, writeHistory(exercise, history));
  return { conversation, messages, remarks, isFinished: isEnd, pauses };
}

export const rubricRequests = (played: readonly Played[]): readonly RubricRequest[] =>
  played.flatMap(({ remarks }) => remarks.map(({ request }) => request)).filter(hasRubric);
