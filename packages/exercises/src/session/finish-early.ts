import type { ConversationLanguage } from '../phrases/language.ts';

const words = new Set([
  'finish',
  'finish early',
  'done',
  'stop',
  'final text',
  'final summary',
  'סיום',
  'לסיום',
  'לטקסט הסופי',
  'לסיכום הסופי',
]);

const labels: Readonly<Record<'text' | 'summary', Readonly<Record<ConversationLanguage, string>>>> =
  {
    text: { en: 'Go to my final text', he: 'לטקסט הסופי שלי' },
    summary: { en: 'Go to my final summary', he: 'לסיכום הסופי שלי' },
  };

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .trim();

/** The button that leaves out the questions to come. */
export const finishButton = (what: 'text' | 'summary', language: ConversationLanguage) => ({
  send: labels[what][language],
  label: labels[what][language],
});

/** Whether an answer asks to leave out the questions to come, by the button or in so many words. */
export const isFinishing = (answer: string): boolean =>
  words.has(plain(answer)) ||
  Object.values(labels).some((each) =>
    Object.values(each).some((label) => plain(label) === plain(answer)),
  );
