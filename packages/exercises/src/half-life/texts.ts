import type { ConversationLanguage } from '../phrases/language.ts';

/** What the Half Life conversation says. */
export interface Texts {
  readonly welcome: string;
  readonly name: string;
  readonly audience: (name: string) => string;
  readonly first: string;
  readonly sixty: string;
  readonly thirty: string;
  readonly last: string;
  readonly original: string;
  readonly revised: string;
  readonly score: (score: string) => string;
  readonly which: string;
  readonly closing: (name: string) => string;
  readonly farewell: string;
  readonly comparison: {
    readonly caption: string;
    readonly headers: readonly [string, string, string, string];
    readonly of: (kept: number, all: number) => string;
    readonly through: (words: readonly string[]) => string;
    readonly nothing: string;
    readonly length: (first: number, last: number) => string;
  };
  readonly scores: {
    readonly caption: string;
    readonly headers: readonly [string, string, string, string];
    readonly rows: readonly [string, string, string, string];
  };
}

const en: Texts = {
  welcome:
    'Welcome to Half Life. You will describe your research in 120 words, then in 60, then in 30, and in the end in 120 again.\n\nHalving a text is uncomfortable, and that is the point: what is still there at 30 words is your message.',
  name: 'Before we begin: what may I call you?',
  audience: (name) =>
    `Good to meet you${name && `, ${name}`}. Whom are you writing for? Think of one real reader, and choose how much science this reader knows.`,
  first:
    'Describe your research in about 120 words (100 to 140). What do you do, what have you found or hope to find, and why should this reader care? Write the way you would tell it across a table.',
  sixty:
    'Now the same in about 60 words (45 to 75). Something has to go. Ask yourself: if my reader remembers only one thing tomorrow, which one? Keep that.',
  thirty:
    'Halve it once more: about 30 words (20 to 40). No background, no method, only the message and why it matters.',
  last: 'Those 30 words are your message. Now write about 120 words again (100 to 140), built around it. Open with it or lead up to it, and let every other sentence serve it.',
  original: 'Your original 120 words',
  revised: 'Your revised 120 words',
  score: (score) => `Score: ${score}`,
  which: 'Read both aloud once. Which one is better for the reader you chose?',
  closing: (name) =>
    `Thank you${name && `, ${name}`}. You have written it four times. Next time, try beginning with the 30.`,
  farewell: 'Thank you. You have written it four times. That was the last question.',
  comparison: {
    caption: 'Through the four texts',
    headers: ['Text', 'Key words of your 30 in it', 'Different rare words', 'Words a sentence'],
    of: (kept, all) => `${kept} of ${all}`,
    through: (words) => `In all four texts: ${words.map((word) => `“${word}”`).join(', ')}.`,
    nothing: 'No key word of your 30 stands in all four texts.',
    length: (first, last) =>
      first === last
        ? `The sentences of the first and the last text are of one length: ${first} words on average.`
        : `The sentences of the first text have ${first} words on average, those of the last ${last}.`,
  },
  scores: {
    caption: 'Your four texts',
    headers: ['Text', 'Words', 'Rare words', 'Score'],
    rows: ['First, 120 words', '60 words', '30 words', 'Last, 120 words'],
  },
};

const he: Texts = {
  welcome:
    'ברוכים הבאים ל״מחצית החיים״. תתארו את המחקר שלכם ב־120 מילים, אחר כך ב־60, אחר כך ב־30, ובסוף שוב ב־120.\n\nלקצר טקסט בחצי זה לא נעים, וזו בדיוק הכוונה: מה שנשאר ב־30 מילים הוא המסר שלכם.',
  name: 'לפני שמתחילים: איך לקרוא לכם?',
  audience: (name) =>
    `נעים להכיר${name && `, ${name}`}. למי אתם כותבים? חשבו על קורא אחד מסוים, ובחרו עד כמה הוא מכיר מדע.`,
  first:
    'תארו את המחקר שלכם בכ־120 מילים (100 עד 140). מה אתם עושים, מה מצאתם או מקווים למצוא, ולמה שלקורא הזה יהיה אכפת? כתבו כמו שהייתם מספרים ליד שולחן האוכל.',
  sixty:
    'עכשיו אותו הדבר בכ־60 מילים (45 עד 75). על משהו צריך לוותר. שאלו את עצמכם: אם הקורא יזכור מחר רק דבר אחד, מה הוא? אותו תשאירו.',
  thirty: 'ושוב חצי: כ־30 מילים (20 עד 40). בלי רקע ובלי שיטה, רק המסר ולמה הוא חשוב.',
  last: 'שלושים המילים האלה הן המסר שלכם. כתבו עכשיו שוב כ־120 מילים (100 עד 140), בנויות סביבו. פתחו בו או הובילו אליו, ושכל משפט אחר ישרת אותו.',
  original: '120 המילים המקוריות שלכם',
  revised: '120 המילים המתוקנות שלכם',
  score: (score) => `ציון: ${score}`,
  which: 'קראו את שני הטקסטים בקול, פעם אחת. איזה מהם טוב יותר לקורא שבחרתם?',
  closing: (name) =>
    `תודה${name && `, ${name}`}. כתבתם את זה ארבע פעמים. בפעם הבאה, נסו להתחיל מה־30.`,
  farewell: 'תודה. כתבתם את זה ארבע פעמים. זו הייתה השאלה האחרונה.',
  comparison: {
    caption: 'לאורך ארבעת הטקסטים',
    headers: ['טקסט', 'מילות מפתח מתוך ה־30', 'מילים נדירות שונות', 'מילים במשפט'],
    of: (kept, all) => `${kept} מתוך ${all}`,
    through: (words) => `בכל ארבעת הטקסטים: ${words.map((word) => `״${word}״`).join(', ')}.`,
    nothing: 'אף מילת מפתח מתוך ה־30 אינה נמצאת בכל ארבעת הטקסטים.',
    length: (first, last) =>
      first === last
        ? `המשפטים בטקסט הראשון ובאחרון שווים באורכם: ${first} מילים בממוצע.`
        : `במשפטי הטקסט הראשון ${first} מילים בממוצע, ובמשפטי האחרון ${last}.`,
  },
  scores: {
    caption: 'ארבעת הטקסטים שלכם',
    headers: ['טקסט', 'מילים', 'מילים נדירות', 'ציון'],
    rows: ['ראשון, 120 מילים', '60 מילים', '30 מילים', 'אחרון, 120 מילים'],
  },
};

/** The sentences by language. */
export const texts: Readonly<Record<ConversationLanguage, Texts>> = { en, he };
