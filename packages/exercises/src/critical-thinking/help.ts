import { help } from '../help/help.ts';
import type { Help } from '../help/help.ts';
import type { ConversationLanguage } from '../phrases/language.ts';
import type { Five } from '../session/five.ts';

export interface Helps {
  readonly initial: Help;
  readonly answers: Readonly<Record<Five, Help>>;
}

export const helps: Readonly<Record<ConversationLanguage, Helps>> = {
  en: {
    initial: help(
      'What do you want somebody to believe, and what have you seen or read that speaks for it? A few sentences are enough to begin with.',
      '“Hedges bring bumblebees home. Of 100 bees that knew a hedge, 62 came back after a storm; of the others, 30.”',
    ),
    answers: {
      1: help(
        'What do you want a reader to believe when they have read your summary?',
        '“That hedges bring bumblebees home after a storm. It answers what a town can do for wild bees.”',
      ),
      2: help(
        'Which sentence of your summary would you show to somebody who does not believe you?',
        '“62 of 100 bees against 30 of 100. It is one summer only; I would like a second one.”',
      ),
      3: help(
        'Why does what you saw show what you claim?',
        '“Because the bees differed only in the hedge, provided that the weak ones did not choose other places.”',
      ),
      4: help(
        'What would a friendly colleague say who is not convinced?',
        '“That the bees near hedges were older. We compared bees of one age, and the difference was smaller but still there.”',
      ),
      5: help(
        'How sure are you, and for whom or where might it not be true?',
        '“Fairly sure for bumblebees in flat country; for mountains I cannot say.”',
      ),
    },
  },
  he: {
    initial: help(
      'במה אתם רוצים שמישהו יאמין, ומה ראיתם או קראתם שתומך בזה? כמה משפטים מספיקים כדי להתחיל.',
      '״שיחים מחזירים דבורים הביתה. מתוך 100 דבורים שהכירו שיח חזרו 62 אחרי סערה; מהאחרות 30.״',
    ),
    answers: {
      1: help(
        'במה אתם רוצים שהקורא יאמין אחרי שקרא את הסיכום?',
        '״ששיחים מחזירים דבורים הביתה אחרי סערה. זה עונה על השאלה מה עיר יכולה לעשות למען דבורי בר.״',
      ),
      2: help(
        'איזה משפט בסיכום תראו למי שאינו מאמין לכם?',
        '״62 מתוך 100 דבורים לעומת 30 מתוך 100. זה קיץ אחד בלבד; הייתי רוצה עוד אחד.״',
      ),
      3: help(
        'למה מה שראיתם מראה את מה שאתם טוענים?',
        '״כי הדבורים נבדלו רק בשיח, ובלבד שהחלשות לא בחרו במקומות אחרים.״',
      ),
      4: help(
        'מה יאמר עמית ידידותי שעדיין לא השתכנע?',
        '״שהדבורים ליד השיחים היו מבוגרות יותר. השווינו דבורים בנות אותו גיל, וההבדל היה קטן יותר אבל נשאר.״',
      ),
      5: help(
        'כמה אתם בטוחים, ואצל מי או היכן זה אולי לא נכון?',
        '״די בטוחה לגבי דבורים במישור; על הרים אינני יכולה לומר.״',
      ),
    },
  },
};
