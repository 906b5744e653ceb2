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

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s.!]+$/u, '')
    .trim();

const sayings = (command: Command): ReadonlySet<string> =>
  new Set([
    ...conversationLanguages.map((language) => plain(phrases[language].commands[command])),
    ...(command === 'no-change' ? wordsInAll('unchanged') : []),
  ]);

const said = new Map(
  (Object.keys(phrases.en.commands) as Command[]).map((command) => [command, sayings(command)]),
);

/** Whether an answer is one of these commands, in either language: `isCommand('No change.', 'no-change')`. */
export function isCommand(answer: string, ...wanted: readonly Command[]): boolean {
  const words = plain(answer);
  return wanted.some((command) => said.get(command)!.has(words));
}
