import type { ShownTask } from '@vernacular/contract';
import type { DictionaryStore } from '@vernacular/dictionaries/node';
import { withoutName } from '@vernacular/exercises';

import type { OpenedShare } from '../../store/index.ts';
import { readCheckAnswers } from '../history/saved-check-answers.ts';
import { showTask } from '../history/show-task.ts';

/** A shared task as it was when the link was created, without the owner's name and address. */
export function showShared(
  dictionaries: Pick<DictionaryStore, 'list'>,
  { task, messages: count, ownerEmail }: Extract<OpenedShare, { kind: 'shown' }>,
): ShownTask {
  // Marks are offsets into the full texts, so they are read before anything is left out.
  const whole = { content: task.content, answers: readCheckAnswers(task.content) };
  const { content, answers } = ownerEmail === null ? whole : withoutAddress(whole, ownerEmail);
  return showTask(
    dictionaries,
    { ...task, content },
    (messages, exercise) =>
      // The original ids come from the writer's device.
      withoutName(exercise, content, messages.slice(0, count ?? messages.length)).map(
        (message, index) => Object.assign({}, message, { id: String(index + 1) }),
      ),
    answers,
  );
}

const mark = (text: string) => (/\p{Script=Hebrew}/u.test(text) ? '(אימייל)' : '(e-mail)');

function withoutAddress<Content>(content: Content, address: string): Content {
  const literal = address.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const inText = new RegExp(literal, 'giu');
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(inText, () => mark(value));
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, clean(each)]));
  };
  return clean(content) as Content;
}
