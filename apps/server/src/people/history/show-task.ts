import { writeMessage, type ShownTask } from '@vernacular/contract';
import { displayCode } from '@vernacular/dictionaries';
import type { DictionaryStore } from '@vernacular/dictionaries/node';
import { conversationFromRow, exerciseNamed } from '@vernacular/exercises';

import type { Content, Task } from '../../store/index.ts';

/** What a screen shows of a task. Only what is named here ever leaves; nothing tells whose it is. */
export function showTask(
  dictionaries: Pick<DictionaryStore, 'list'>,
  { type, content, createdAt }: Task,
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
  const messages = conversationFromRow(exerciseNamed(type), content);
  return { kind: 'conversation', messages: messages.map(writeMessage) };
}

/** 'Language: English, Period: 2012-2015'; counts without a period go by their name. */
function displayDictionary({ list }: Pick<DictionaryStore, 'list'>, code: string): string {
  const known = list().find((entry) => entry.code === code && entry.period === null);
  return known?.label ?? displayCode(code);
}
