import { conversationLanguages, type ConversationLanguage } from '../words/site-languages.ts';
import { phrases, type Words, wordsInAll } from '../words/words.ts';

export type Command = keyof Words['phrases']['commands'];

/** Stored in the field of a skipped question, so that it counts as answered. */
export const skipped = '–';

export interface Button {
  readonly send: string;
  readonly label: string;
}

export const button = (command: Command, language: ConversationLanguage): Button => ({
  send: phrases[language].commands[command],
  label: phrases[language].commands[command],
});

const unchanged: ReadonlySet<string> = new Set(wordsInAll('unchanged'));

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s.!]+$/u, '')
    .trim();

/** Whether an answer is one of these commands, in either language: `isCommand('No change.', 'no-change')`. */
export const isCommand = (answer: string, ...wanted: readonly Command[]): boolean =>
  wanted.some(
    (command) =>
      (command === 'no-change' && unchanged.has(plain(answer))) ||
      conversationLanguages.some(
        (language) => plain(phrases[language].commands[command]) === plain(answer),
      ),
  );
