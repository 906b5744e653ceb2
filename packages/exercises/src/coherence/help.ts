import { help } from '../help/help.ts';
import type { Help } from '../help/help.ts';
import type { ConversationLanguage } from '../phrases/language.ts';
import type { Five } from '../session/five.ts';

export interface Helps {
  readonly initial: Help;
  readonly tables: Readonly<Record<Five, Help>>;
}

const rows = (cells: readonly string[]) => cells.join(' | ');

export const helps: Readonly<Record<ConversationLanguage, Helps>> = {
  en: {
    initial: help(
      'Any text of yours will do: an abstract, a letter, notes for a talk. What have you written last?',
      '“Bumblebees lose their way after storms. To see who comes home, we tagged 214 of them …”',
    ),
    tables: {
      1: help(
        'Which two or three things does your text speak of most? Write down one of them, and any other word you used for it.',
        rows(['the tagged bees', 'animals, subjects', 'the tagged bees']),
      ),
      2: help(
        'Read the first five words of each sentence. Which sentence begins with something that nobody has mentioned yet?',
        rows(['Landmarks such as trees …', 'how old bees find home']),
      ),
      3: help(
        'Find one “this”, “it” or “they” in your text. What does it stand for?',
        rows(['“They know more trees”', 'the old bees']),
      ),
      4: help(
        'What does your first paragraph say, in a few words, and which sentence says it best?',
        rows(['1', 'Old bees come home.', 'Of the old ones, 62 came back.']),
      ),
      5: help(
        'Find one “but”, “so”, “because” or “also” in your text. What does it tell a reader: more, a contrast, a reason?',
        rows(['but', 'contrasts', '']),
      ),
    },
  },
  he: {
    initial: help(
      'כל טקסט שלכם יתאים: תקציר, מכתב, רשימות להרצאה. מה כתבתם לאחרונה?',
      '״דבורים מאבדות את הדרך אחרי סערה. כדי לראות מי חוזרת הביתה סימנו 214 מהן…״',
    ),
    tables: {
      1: help(
        'על אילו שניים או שלושה דברים הטקסט מדבר יותר מכול? רשמו אחד מהם, וכל מילה אחרת שקראתם לו בה.',
        rows(['הדבורים המסומנות', 'החיות, הפרטים', 'הדבורים המסומנות']),
      ),
      2: help(
        'קראו את חמש המילים הראשונות בכל משפט. איזה משפט מתחיל בדבר שעדיין לא הוזכר?',
        rows(['נקודות ציון כמו עצים…', 'איך דבורים ותיקות מוצאות את הבית']),
      ),
      3: help(
        'מצאו בטקסט ״זה״, ״הוא״ או ״הם״ אחד. על מה הוא מצביע?',
        rows(['״הן מכירות יותר עצים״', 'הדבורים הוותיקות']),
      ),
      4: help(
        'מה אומרת הפסקה הראשונה שלכם בכמה מילים, ואיזה משפט אומר את זה הכי טוב?',
        rows(['1', 'דבורים ותיקות חוזרות הביתה.', 'מהוותיקות חזרו 62.']),
      ),
      5: help(
        'מצאו בטקסט ״אבל״, ״לכן״, ״כי״ או ״גם״ אחד. מה הוא אומר לקורא: תוספת, ניגוד, סיבה?',
        rows(['אבל', 'ניגוד', '']),
      ),
    },
  },
};
