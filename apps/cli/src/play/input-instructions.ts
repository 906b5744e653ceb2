import type { ConversationLanguage } from '@vernacular/exercises';

type Name = 'howToEnd' | 'howToChoose' | 'howToFillIn' | 'example';

export const sentences: Readonly<Record<ConversationLanguage, Readonly<Record<Name, string>>>> = {
  en: {
    howToEnd: 'End each answer with an empty line, or with a line that holds only a full stop.',
    howToChoose: 'Type a number, or answer in words.',
    howToFillIn: 'Write each row on a line of its own, with | between the cells:',
    example: 'For example:',
  },
  he: {
    howToEnd: 'סיימו כל תשובה בשורה ריקה, או בשורה שיש בה רק נקודה.',
    howToChoose: 'הקלידו מספר, או ענו במילים.',
    howToFillIn: 'כתבו כל רשומה בשורה משלה, עם | בין התאים:',
    example: 'לדוגמה:',
  },
};
