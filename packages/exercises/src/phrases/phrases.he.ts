import { longestAnswer } from '../steps/answer.ts';
import type { PhraseBook } from './phrase-book.ts';

const quoted = (words: string) => `״${words}״`;
const inQuotes = (words: readonly string[]) => words.map(quoted).join(', ');

const inLanguage = { en: 'אנגלית', he: 'עברית' } as const;

/** What every exercise says, in Hebrew. */
export const hebrew: PhraseBook = {
  checks: {
    intro:
      'שאלות שקורא קפדן היה שואל על הטקסט שלכם. חפשו את המילים שעונות על כל אחת; אין צורך לכתוב עליהן:',
    heading: 'מה הסימונים שלכם מראים',
    marked: (marked, of) => `סימנתם מילים ל־${marked} מתוך ${of} שאלות.`,
    answeredSince: (questions) => `נענו מאז: ${inQuotes(questions)}.`,
    absent: (questions) => `לא מצאתם דבר ל${inQuotes(questions)}.`,
    open: (questions) => `לא נבדקו: ${inQuotes(questions)}.`,
    noNumber: (question, words) => `ל${quoted(question)} סימנתם ${quoted(words)}; אין שם מספר.`,
    stands: (question, found) =>
      `לא מצאתם דבר ל${quoted(question)}; בטקסט שלכם כתוב ${quoted(found)}.`,
  },
  notice: 'אנא אל תשתפו מידע רגיש בשיחה.',
  again: {
    empty: 'לא ראיתי כאן תשובה.',
    'not-a-choice': 'לא הצלחתי להתאים את התשובה לאחת האפשרויות. מספר או מילה מהרשימה יספיקו.',
    'too-short': 'צריך כאן קצת יותר מזה. כדי להתחיל מספיק משפט, גם לא מלוטש.',
    'too-long': `זה ארוך יותר ממה שאפשר לעבוד איתו כאן: עד ${longestAnswer.toLocaleString('he')} תווים, כ־3,000 מילים. שלחו בבקשה קטע קצר יותר.`,
  },
  asBefore: ({ from, to }) =>
    `זה הטקסט מקודם, מילה במילה, והוא ארוך מ־${from} עד ${to} מילים. אפשר לקצר אותו, או לשלוח אותו שוב כדי להשאיר אותו כמו שהוא.`,
  newText: {
    ask: (words, before) =>
      `הטקסט שלכם (${before}) עדיין אצלי. האם מה ששלחתם עכשיו (${words}) בא במקומו?`,
    yes: 'כן, זה הטקסט החדש שלי',
    keep: 'לא, להשאיר את הטקסט הקודם',
    once: 'אז שלחו בבקשה את הטקסט עצמו עוד פעם, במלואו.',
    sent: 'זה הטקסט החדש שלי:',
  },
  aside: {
    'not-sure': 'זה בסדר לא לדעת עדיין.',
    refuses: 'זו בחירה שלכם, והיא אינה נחשבת תשובה.',
    objects: 'מותר לכם לפקפק בשאלה. היא נשאלת כי גם קורא עשוי לשאול.',
    inOtherWords: 'במילים אחרות:',
    example: (text) => `מישהי אחרת, עם מחקר אחר, הייתה אולי עונה: ${text}`,
    length: (range) =>
      range
        ? `בערך ${range.from} עד ${range.to} מילים. זו הצעה; גם טקסט באורך אחר ייקרא.`
        : 'כמה שצריך; משפט או שניים מספיקים.',
    enough: (range) =>
      range
        ? `מספיק הוא מה שאומר את כוונתכם. בערך ${range.from} עד ${range.to} מילים הן הצעה, ואפשר לשלוח גם כך.`
        : 'מספיק הוא מה שאומר את כוונתכם; גם משפט או שניים.',
    ownText: 'כן, כל טקסט משלכם מתאים, גם תקציר. השמיטו מה שעדיין אינו לפרסום.',
    unanswered: [
      'אני שואל שאלות וקורא מה שאתם כותבים; על השאלה הזאת איני יכול לענות.',
      'גם על השאלה הזאת איני יכול לענות.',
    ],
    roughly: 'כתבו מה שתוכלו; כדי להתחיל מספיק משפט, גם לא מלוטש.',
    goOn: 'להמשיך בלי',
    wentOn: 'טוב, נמשיך בלי זה.',
    keep: 'להשאיר את הטקסט הקודם',
  },
  takenAsText: (words) => `תודה. זה מעכשיו הטקסט שלכם: ${words}. השאלה נשארת אותה שאלה.`,
  moreWelcome: 'אם יש עוד, שלחו עכשיו את הטקסט כולו; הוא יבוא במקום זה.',
  thanks: 'תודה. נמשיך.',
  words: (count) => (count === 1 ? 'מילה אחת' : count === 2 ? 'שתי מילים' : `${count} מילים`),
  within: (words, { from, to }) => `תודה. ${words}, בתוך הטווח שהתכוונתי אליו, ${from} עד ${to}.`,
  shorter: (words, { from, to }) => `תודה. ${words}; התכוונתי ל־${from} עד ${to}. נמשיך עם מה שיש.`,
  longer: (words, { from, to }) =>
    `תודה. ${words}; התכוונתי ל־${from} עד ${to}. אפשר להשאיר כך בינתיים. חשבו על מה תוכלו לוותר.`,
  levels: {
    heading: 'המילים בטקסט שלכם',
    common: 'נפוצות',
    mid: 'בשכיחות בינונית',
    rare: 'נדירות',
    score: 'ציון אוצר המילים',
    number: (count, percent) => `${count} (${percent}%)`,
  },
  unscored: 'הפעם בלי ציון: אין כאן די מילים בשביל ציון.',
  praise: 'כל הכבוד!',
  encouragement: 'נסו להעלות את הציון בסיבוב הבא.',
  lastRound: 'הסיבוב הבא יכול להיות הטקסט הבא שלכם.',
  rarest: (count) => (count === 1 ? 'המילה הנדירה ביותר:' : 'המילים הנדירות ביותר:'),
  perhaps: (plainer) => `אולי ${quoted(plainer)}`,
  noRareWords: 'אין בכלל מילים נדירות.',
  onlyMid: (mid) =>
    `אין בכלל מילים נדירות; ${mid === 1 ? 'מילה אחת' : `${mid} מילים`} בשכיחות בינונית ${mid === 1 ? 'מורידה' : 'מורידות'} את הציון.`,
  abbreviations: (words) =>
    `קיצורים בלי הסבר: ${inQuotes(words)}. הספירה אינה מבדילה בין קיצור למילה נפוצה; האם הקוראים שלכם מכירים ${words.length === 1 ? 'אותו' : 'כל אחד מהם'}?`,
  countedWith: (counts) => `נספר לפי: ${counts}.`,
  counts: {
    en: {
      news: (period) => `חדשות באנגלית, \u2068${period}\u2069`,
      general: 'אנגלית כללית (כתוביות, ספרים ואתרים)',
    },
    he: {
      news: (period) => `חדשות בעברית, \u2068${period}\u2069`,
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
  quoted,
  unchanged: 'בלי שינוי',
  revised: 'תודה, הגרסה החדשה אצלי:',
  changed: ({ added, gone, languages }) =>
    [
      languages
        ? `היא בשפה אחרת: קודם ${inLanguage[languages[0]]}, עכשיו ${inLanguage[languages[1]]}.`
        : '',
      added.length > 0 ? `חדש בגרסה הזאת: ${inQuotes(added)}.` : '',
      gone.length > 0 ? `כבר אין בגרסה הזאת: ${inQuotes(gone)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
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
