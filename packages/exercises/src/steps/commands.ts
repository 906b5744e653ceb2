import { conversationLanguages, type ConversationLanguage } from '../phrases/language.ts';

/** The words that steer a conversation, as their buttons send them. */
const commands = {
  help: { en: 'Help with this question', he: 'עזרה בשאלה הזאת' },
  skip: { en: 'Skip this question', he: 'לדלג על השאלה' },
  'no-change': { en: 'No change', he: 'בלי שינוי' },
  'final-text': { en: 'Go to my final text', he: 'לטקסט הסופי שלי' },
  'final-summary': { en: 'Go to my final summary', he: 'לסיכום הסופי שלי' },
} as const satisfies Record<string, Readonly<Record<ConversationLanguage, string>>>;

export type Command = keyof typeof commands;

/** The field of a skipped question holds this, so that it counts as answered. */
export const skipped = '–';

/** A button, and what it sends. */
export interface Button {
  readonly send: string;
  readonly label: string;
}

/** The button of a command; it sends its own label. */
export const button = (command: Command, language: ConversationLanguage): Button => ({
  send: commands[command][language],
  label: commands[command][language],
});

/** Other words in which many say “No change”. */
const unchanged: ReadonlySet<string> = new Set([
  'no changes',
  'unchanged',
  'without change',
  'אין שינוי',
  'אין שינויים',
  'ללא שינוי',
  'ללא שינויים',
  'בלי שינויים',
  'לא לשנות',
]);

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
        (language) => plain(commands[command][language]) === plain(answer),
      ),
  );
