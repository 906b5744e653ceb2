import type { ConversationLanguage } from '../phrases/language.ts';
import { readPlainText } from '../wire/untrusted.ts';
import type { Exercise } from './exercise.ts';

/** One version of the text that a conversation is about, as its writer left it. */
export interface Version {
  readonly label: string;
  readonly text: string;
  /** Its score, where it was graded and kept. */
  readonly score: number | null;
}

/** The versions of the text of a conversation, oldest first, by its history as it travels; one that was left as it was is not told again. */
export function versionsIn(
  { script, fields, firstWords }: Exercise,
  language: ConversationLanguage,
  history: Readonly<Record<string, unknown>>,
): readonly Version[] {
  const { steps, empty } = script({ edition: 'full', language });
  const names = steps
    .filter(({ name, ask }) => name === firstWords || ask(empty).some(({ revises }) => revises))
    .map(({ name }) => name);
  const texts = names.map((name) => ({ name, text: readPlainText(history[name]) }));
  return texts
    .filter(({ text }) => text !== '')
    .filter(({ text }, at, all) => text !== all[at - 1]?.text)
    .map(({ name, text }) => {
      const score = history[`${name}JargonScore`];
      return {
        label: fields[name]!.label[language],
        text,
        score: typeof score === 'number' ? score : null,
      };
    });
}
