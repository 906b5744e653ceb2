import { help } from '../help/help.ts';
import type { HelpTable } from '../help/help.ts';

export const helps: HelpTable<'originalText' | 'mitigateText' | 'finalText' | 'whyIsBetter'> = {
  en: {
    originalText: help(
      'Think of one person whom your study touches: who takes part, who pays, who lives with what comes of it. What could that person say against it?',
      '“We record pupils in class to see who speaks. Those who do not want to be recorded must sit apart, and everybody sees it.”',
    ),
    mitigateText: help(
      'What could you do so that those whom your study touches have less to fear, and who would have to do it?',
      '“The teacher records only one half of the room, and each pupil chooses a seat. That costs us half of the data.”',
    ),
    finalText: help(
      'If you had to begin on Monday, which way would you choose, and what would you tell the people it touches?',
      '“We record one half of the room and tell every class why, before we begin.”',
    ),
    whyIsBetter: help(
      'Which of the two would the people it is about rather read, and at which sentence do they see why?',
      '“The final one, because it says who asks the pupils and when.”',
    ),
  },
  he: {
    originalText: help(
      'חשבו על אדם אחד שהמחקר שלכם נוגע בו: מי שמשתתף, מי שמשלם, מי שיחיה עם התוצאות. מה הוא יכול לומר נגדו?',
      '״אנחנו מקליטים תלמידים כדי לראות מי מדבר. מי שלא רוצה להיות מוקלט יושב בצד, וכולם רואים.״',
    ),
    mitigateText: help(
      'מה תוכלו לעשות כדי שלמי שהמחקר נוגע בו יהיה ממה לחשוש פחות, ומי צריך לעשות את זה?',
      '״המורה מקליטה רק חצי כיתה, וכל תלמיד בוחר היכן לשבת. המחיר: מחצית מהנתונים.״',
    ),
    finalText: help(
      'אילו התחלתם ביום ראשון, באיזו דרך הייתם בוחרים, ומה הייתם אומרים למי שזה נוגע בו?',
      '״נקליט חצי כיתה, ונסביר למה בכל כיתה לפני שמתחילים.״',
    ),
    whyIsBetter: help(
      'איזה משניהם היו מעדיפים לקרוא האנשים שהוא עוסק בהם, ובאיזה משפט הם רואים למה?',
      '״הסופי, כי הוא אומר מי שואל את התלמידים ומתי.״',
    ),
  },
};
