import { help } from '../help/help.ts';
import type { HelpTable } from '../help/help.ts';

type Asked =
  | 'detailedAudience'
  | 'originalText'
  | 'textLogos'
  | 'textAudienceInterests'
  | 'textPathos'
  | 'ethosAffiliation'
  | 'textEthos'
  | 'whyIsBetter'
  | 'whatYouHaveLearnt'
  | 'additionalInformation';

export const helps: HelpTable<Asked> = {
  en: {
    detailedAudience: help(
      'Think of one person you know who is like these readers. What would that person ask you first?',
      '“Parents of young children. They have heard of the vaccine and fear a fever; I want them to ask their doctor.”',
    ),
    originalText: help(
      'Say it as you would to a friend: what did you look at, and what came out? Two or three sentences are enough to begin with.',
      '“We followed 214 bees through a summer. After storms, old bees came home twice as often as young ones. The town should plant hedges that the young can follow.”',
    ),
    textLogos: help(
      'Which one sentence should this reader believe, and what would you show to somebody who doubts it?',
      '“Hedges bring bees home: of 100 bees that knew one, 62 came back; of the others, 30.”',
    ),
    textAudienceInterests: help(
      'No emotion is needed for this. What do these readers want that your research helps with: health, safety, fairness, time, money? Two words will do.',
      '“clean air”, “fair wages”, “time with children”',
    ),
    textPathos: help(
      'Facts can stay facts. Where would this reader meet them on an ordinary day: at which table, in which street?',
      '“When Rosa opens her window in the morning, she hears the road. So do 4,000 others in our town.”',
    ),
    ethosAffiliation: help(
      'A reader who has never met you asks: who wrote this, and how would they know? What could you answer?',
      '“I have counted bees for three summers, with the botany group of our university; two other groups found the same.”',
    ),
    textEthos: help(
      'Which half sentence about yourself, or about what is not known yet, would make a doubting reader go on reading?',
      '“We counted in one town only; whether it holds elsewhere we do not know yet.”',
    ),
    whyIsBetter: help(
      'Which sentence of the two texts would your reader remember tomorrow?',
      '“The second, because it begins with a street that they know.”',
    ),
    whatYouHaveLearnt: help(
      'A few words will do: what was new, hard, or of no use to you?',
      '“That my evidence came too late in the text.”',
    ),
    additionalInformation: help(
      'A few words will do, and “no” is an answer.',
      '“I would add what it costs.”',
    ),
  },
  he: {
    detailedAudience: help(
      'חשבו על אדם אחד שאתם מכירים ושדומה לקוראים האלה. מה הוא ישאל אתכם קודם כול?',
      '״הורים לילדים קטנים. הם שמעו על החיסון וחוששים מחום; אני רוצה שישאלו את הרופא.״',
    ),
    originalText: help(
      'אמרו את זה כמו לחבר: מה בדקתם, ומה יצא? שניים או שלושה משפטים מספיקים כדי להתחיל.',
      '״עקבנו אחרי 214 דבורים במשך קיץ. אחרי סערה חזרו הביתה פי שניים דבורים ותיקות מצעירות. כדאי שהעירייה תשתול שיחים לאורך הדרך.״',
    ),
    textLogos: help(
      'באיזה משפט אחד הקורא צריך להאמין, ומה תראו למי שמפקפק בו?',
      '״שיחים מחזירים דבורים הביתה: מתוך 100 דבורים שהכירו שיח חזרו 62, ומהאחרות 30.״',
    ),
    textAudienceInterests: help(
      'לא צריך רגש בשביל זה. מה הקוראים האלה רוצים שהמחקר שלכם עוזר להשיג: בריאות, ביטחון, הגינות, זמן, כסף? שתי מילים יספיקו.',
      '״אוויר נקי״, ״שכר הוגן״, ״זמן עם הילדים״',
    ),
    textPathos: help(
      'העובדות יכולות להישאר עובדות. היכן יפגוש אותן הקורא ביום רגיל: ליד איזה שולחן, באיזה רחוב?',
      '״כשרוזה פותחת בבוקר את החלון היא שומעת את הכביש. כך גם 4,000 אחרים בעיר.״',
    ),
    ethosAffiliation: help(
      'קורא שלא פגש אתכם שואל: מי כתב את זה, ומאין הוא יודע? מה תוכלו לענות?',
      '״אני סופרת דבורים שלושה קיצים, עם קבוצת הבוטניקה באוניברסיטה; שתי קבוצות אחרות מצאו את אותו הדבר.״',
    ),
    textEthos: help(
      'איזה חצי משפט עליכם, או על מה שעדיין לא ידוע, יגרום לקורא ספקן להמשיך לקרוא?',
      '״ספרנו בעיר אחת בלבד; אם זה נכון גם במקומות אחרים, עדיין איננו יודעים.״',
    ),
    whyIsBetter: help(
      'איזה משפט משני הטקסטים יזכור הקורא מחר?',
      '״השני, כי הוא נפתח ברחוב שהם מכירים.״',
    ),
    whatYouHaveLearnt: help(
      'כמה מילים יספיקו: מה היה חדש, קשה או מיותר בשבילכם?',
      '״שהראיות שלי באו מאוחר מדי בטקסט.״',
    ),
    additionalInformation: help(
      'כמה מילים יספיקו, וגם ״לא״ היא תשובה.',
      '״הייתי מוסיף כמה זה עולה.״',
    ),
  },
};
