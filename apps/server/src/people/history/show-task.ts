import { writeMessage, type ShownTask } from '@vernacular/contract';
import { displayCode, type KnownDictionary, knownDictionaries } from '@vernacular/dictionaries';
import type { DictionaryStore } from '@vernacular/dictionaries/node';
import {
  conversationFromRow,
  exerciseNamed,
  type ListedExercise,
  type Message,
} from '@vernacular/exercises';

import type { Content, Task } from '../../store/index.ts';
import { readCheckAnswers, withAnswers, type MarkedCheck } from './saved-check-answers.ts';

type Choose = (messages: readonly Message[], exercise: ListedExercise) => readonly Message[];

/** The parts of a task that a screen shows; everything else stays on the server. */
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
