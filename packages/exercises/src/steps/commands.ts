import { conversationLanguages, type ConversationLanguage } from '../phrases/language.ts';

const commands = {
  help: { en: 'Help with this question', he: 'עזרה בשאלה הזאת' },
  skip: { en: 'Skip this question', he: 'לדלג על השאלה' },
  'no-change': { en: 'No change', he: 'בלי שינוי' },
  'final-text': { en: 'Go to my final text', he: 'לטקסט הסופי שלי' },
  'final-summary': { en: 'Go to my final summary', he: 'לסיכום הסופי שלי' },
} as const satisfies Record<string, Readonly<Record<ConversationLanguage, string>>>;

export type Command = keyof typeof commands;

/** Stored in the field of a skipped question, so that it counts as answered. */
export const skipped = '–';

export interface Button {
  readonly send: string;
  readonly label: string;
}

export const button = (command: Command, language: ConversationLanguage): Button => ({
  send: commands[command][language],
  label: commands[command][language],
});

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
