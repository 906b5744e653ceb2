import { scriptOf } from '@vernacular/analyzer';

import type { Exercise } from '../exercise/exercise.ts';
import { Html, markup, paragraphs, plainText } from '../turn/html.ts';
import type { Message } from '../wire/message.ts';
import { phrases } from '../words/words.ts';
import type { Row } from '../wire/database-row.ts';
import { readPlainText, readSent } from '../wire/read-untrusted-values.ts';

const plain = ({ source }: Html) => plainText(source);

const leftOut = (answer: string) => paragraphs(phrases[scriptOf(answer)].nameLeftOut);

/** The name field as it is stored; for a row without a history, the first answer of the conversation. */
function nameIn(field: string, row: Row, messages: readonly Message[]): string {
  const kept = readPlainText(readSent(row['history'])?.[field]);
  if (kept.trim() !== '' || row['messages'] === null || row['messages'] === undefined) return kept;
  const first = messages.find(({ isStudent, text }) => isStudent && plain(text) !== '');
  return first ? plain(first.text) : '';
}

function withoutBetween(source: string, [before, after]: readonly [string, string]): string {
  const [start, end] = [markup`${before}`.source, markup`${after}`.source];
  const from = source.indexOf(start);
  const to = from < 0 ? -1 : source.indexOf(end, from + start.length);
  return to < 0 ? source : source.slice(0, from) + start.replace(/, $/u, '') + source.slice(to);
}

/**
 * A stored conversation without the answer that gives the writer's name, and without the name where the bot says it.
 * A name in the writer's own texts stays.
 */
export function withoutName(
  { personalName }: Exercise,
  row: Row,
  messages: readonly Message[],
): readonly Message[] {
  const answer = personalName ? nameIn(personalName.field, row, messages) : '';
  if (!personalName || answer.trim() === '') return messages;
  const where = messages.findIndex(
    ({ isStudent, text }) => isStudent && plain(text) === plain(paragraphs(answer)),
  );
  return messages.map((message, index) => {
    if (index === where) return { ...message, text: leftOut(answer) };
    if (message.isStudent) return message;
    const { source } = message.text;
    return { ...message, text: new Html(personalName.saidBetween.reduce(withoutBetween, source)) };
  });
}
