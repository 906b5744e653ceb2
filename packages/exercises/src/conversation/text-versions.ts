import type { ConversationLanguage } from '../words/site-languages.ts';
import { readPlainText } from '../wire/read-untrusted-values.ts';
import type { Exercise } from '../exercise/exercise.ts';

/** One version of the text that a conversation is about. */
export interface Version {
  readonly label: string;
  readonly text: string;
  /** `null` if no grade of it was kept. */
  readonly score: number | null;
}

/**
 * The versions of the text of a conversation, oldest first. A version that equals the one before it is left out; if it
 * is the last one, its name is added to the label of the version before it.
 */
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
  const written = texts.filter(({ text }) => text !== '');
  const last = written.at(-1)?.name;
  const namesOf = (...all: readonly (string | undefined)[]) =>
    [...new Set(all)].map((name) => name && fields[name]!.label[language]).join(' · ');
  return written
    .filter(({ text }, at, all) => text !== all[at - 1]?.text)
    .map(({ name, text }, at, all) => {
      const score = history[`${name}JargonScore`];
      return {
        label: at === all.length - 1 ? namesOf(name, last) : namesOf(name),
        text,
        score: typeof score === 'number' ? score : null,
      };
    });
}
