import type { PhraseBook } from './phrase-book.ts';

const inQuotes = (words: readonly string[]) => words.map((word) => `״${word}״`).join(', ');

/** What every exercise says, in Hebrew. */
export const hebrew: PhraseBook = {
  notice: 'אנא אל תשתפו מידע רגיש בשיחה.',
  again: {
    empty: 'לא ראיתי כאן תשובה.',
    'not-a-choice': 'לא הצלחתי להתאים את התשובה לאחת האפשרויות. מספר או מילה מהרשימה יספיקו.',
    'too-short': 'זו רק מילה או שתיים. כדי להתחיל מספיק משפט, גם לא מלוטש.',
    'too-long': 'זה ארוך יותר ממה שאפשר לעבוד איתו כאן. שלחו בבקשה קטע קצר יותר.',
  },
  thanks: 'תודה. נמשיך.',
  words: (count) => (count === 1 ? 'מילה אחת' : count === 2 ? 'שתי מילים' : `${count} מילים`),
  within: (words, { from, to }) => `תודה. ${words}, בתוך הטווח שביקשתי, ${from} עד ${to}.`,
  shorter: (words, { from, to }) =>
    `תודה. ${words}; ביקשתי ${from} עד ${to}. זה בסדר, נמשיך עם מה שיש.`,
  longer: (words, { from, to }) =>
    `תודה. ${words}; ביקשתי ${from} עד ${to}. אפשר להשאיר כך בינתיים. חשבו על מה תוכלו לוותר.`,
  levels: {
    heading: 'המילים בטקסט שלכם',
    common: 'שכיחות',
    mid: 'בשכיחות בינונית',
    rare: 'נדירות',
    score: 'ציון אוצר המילים',
    number: (count, percent) => `${count} (${percent}%)`,
  },
  unscored: 'הפעם בלי ציון: אין כאן די מילים שאפשר לקרוא.',
  praise: 'כל הכבוד!',
  encouragement: 'נסו להעלות את הציון בסיבוב הבא.',
  rarest: 'המילים הנדירות ביותר:',
  perhaps: (plainer) => `אולי ״${plainer}״`,
  noRareWords: 'אין בכלל מילים נדירות.',
  countedWith: (counts) => `נספר לפי: ${counts}.`,
  counts: {
    en: {
      news: (period) => `חדשות באנגלית, ${period}`,
      general: 'אנגלית כללית (כתוביות, ספרים ואתרים)',
    },
    he: {
      news: (period) => `חדשות בעברית, ${period}`,
      general: 'עברית כללית (רשימות מילים וצמדי מילים)',
    },
  },
  brief: (score, rare) =>
    `אוצר המילים: ציון ${score}, ${rare === 0 ? 'בלי מילים נדירות' : rare === 1 ? 'מילה נדירה אחת' : `${rare} מילים נדירות`}.`,
  comment: {
    kinds: {
      works: 'מה עובד',
      change: 'מה כדאי לשנות',
      question: 'שאלה אליכם',
      note: 'הערה',
    },
    byModel: 'מאת מודל שפה',
  },
  version: {
    local:
      'גרסה פשוטה יותר, שנוצרה לפי כללים מתוך המילים שלכם. קחו ממנה מה שעוזר, והשאירו את השאר:',
    llm: 'גרסה של מודל שפה. בדקו אותה מול מה שאתם יודעים, קחו מה שעוזר והשאירו את השאר:',
    neutral: 'גרסה אחרת:',
  },
  welcomeBack: 'ברוכים השבים. כאן עצרנו:',
  movedOn: 'השיחה הזאת המשיכה בחלון אחר. כך היא עומדת עכשיו:',
  afterwards: 'סיימנו את התרגיל. לחצו על ״התחלה מחדש״ כדי לעשות אותו שוב עם טקסט אחר.',
  unchanged: 'בלי שינוי',
  revised: 'תודה, הגרסה החדשה אצלי:',
  changed: ({ added, gone }) =>
    [
      added.length > 0 ? `נוספו בה: ${inQuotes(added)}.` : '',
      gone.length > 0 ? `כבר אין בה: ${inQuotes(gone)}.` : '',
    ]
      .join(' ')
      .trim(),
  keptUnchanged: 'טוב, הטקסט נשאר כמו שהוא.',
  reflections: {
    intro: 'ארבע שאלות קצרות על התרגיל עצמו. ענו על כל אחת מ־1 (בכלל לא) עד 5 (במידה רבה מאוד).',
    statements: [
      'היה קל להשתמש בו.',
      'הוא גרם לי לחשוב.',
      'הוא שיפר את הטקסט שלי.',
      'אוכל ליישם את זה בטקסט הבא שלי גם בלי הכלי.',
    ],
    scale: ['בכלל לא', 'מעט', 'במידה מסוימת', 'במידה רבה', 'במידה רבה מאוד'],
    open: 'והאחרונה, במילים שלכם: מה תעשו אחרת בטקסט הבא?',
  },
};
