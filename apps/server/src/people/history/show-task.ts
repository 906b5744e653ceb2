import { writeMessage, type ShownTask, type WireMessage } from '@vernacular/contract';
import { displayCode, type KnownDictionary, knownDictionaries } from '@vernacular/dictionaries';
import type { DictionaryStore } from '@vernacular/dictionaries/node';
import {
  checkAnswers,
  type CheckAnswer,
  conversationFromRow,
  exerciseNamed,
  type ListedExercise,
  type Message,
} from '@vernacular/exercises';

import type { Content, Task } from '../../store/index.ts';

type Choose = (messages: readonly Message[], exercise: ListedExercise) => readonly Message[];

/**
 * The parts of a task that a screen shows; everything else stays on the server. `choose` selects messages of a
 * conversation.
 */
export function showTask(
  dictionaries: Pick<DictionaryStore, 'list'>,
  { type, content, createdAt }: Task,
  choose: Choose = (messages) => messages,
  answers: readonly MarkedCheck[] = readCheckAnswers(content),
): ShownTask {
  if (type === 'dejargonizer') {
    const graded = content as Content<'dejargonizer'>;
    return {
      kind: 'grading',
      dictionary: displayDictionary(dictionaries, graded.dictionary ?? ''),
      text: graded.text ?? '',
      resultText: graded.result_text ?? '',
      totalWords: graded.total_words,
      midRangeWords: graded.mid_range_words,
      rareWords: graded.rare_words,
      score: graded.jargon_score,
      gradedAt: createdAt,
    };
  }
  const exercise = exerciseNamed(type);
  const messages = choose(conversationFromRow(exercise, content), exercise);
  return {
    kind: 'conversation',
    messages: messages.map((message, at) => {
      const isAnswered = messages.slice(at).some(({ isStudent }) => isStudent);
      return withAnswers(writeMessage(message), isAnswered ? answers : []);
    }),
  };
}

/** 'Language: English, Period: 2012-2015', or the label of counts without a period. */
function displayDictionary({ list }: Pick<DictionaryStore, 'list'>, code: string): string {
  const isIt = (entry: KnownDictionary) => entry.code === code && entry.period === null;
  // Only what an operator built is sought in the folder, which costs a look at the disk.
  const known = knownDictionaries.find(isIt) ?? list().find(isIt);
  return known?.label ?? displayCode(code);
}

interface MarkedCheck {
  readonly id: string;
  readonly field: string;
  readonly answer: CheckAnswer;
  readonly words: string;
}

const fieldsOf = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>;

/** The writer’s answers to checks that a saved task holds. */
export function readCheckAnswers(content: object): readonly MarkedCheck[] {
  const history = fieldsOf(fieldsOf(content)['history']);
  const marks = Array.isArray(history['checks']) ? history['checks'] : [];
  return marks.flatMap((mark: unknown) => {
    const { id, field, answer, start, end } = fieldsOf(mark);
    const given = checkAnswers.find((one) => one === answer);
    if (typeof id !== 'string' || typeof field !== 'string' || !given) return [];
    const text = history[field];
    const isMarked = given === 'marked' && typeof text === 'string';
    return {
      id,
      field,
      answer: given,
      words: isMarked ? text.slice(Number(start), Number(end)) : '',
    };
  });
}

const withAnswers = (message: WireMessage, answers: readonly MarkedCheck[]): WireMessage => {
  const { Checks: checks } = message;
  if (!checks) return message;
  const listed = checks.List.map((check) => {
    const given = answers.findLast(({ id, field }) => id === check.Id && field === checks.Field);
    return given ? Object.assign({}, check, { Answer: given.answer, Words: given.words }) : check;
  });
  return { ...message, Checks: { ...checks, List: listed } };
};
