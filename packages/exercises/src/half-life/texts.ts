import type { ConversationLanguage } from '../phrases/language.ts';

/** Rare words are `null` for a text without a score. */
interface Shown {
  readonly all: number;
  readonly through: number;
  readonly rare: readonly [first: number | null, last: number | null];
  readonly length: readonly [first: number, last: number];
}

export interface Texts {
  readonly welcome: string;
  readonly name: string;
  readonly audience: (name: string) => string;
  readonly first: string;
  readonly sixty: string;
  readonly thirty: string;
  readonly last: string;
  /** Replaces `last` if the third text cannot carry the message. */
  readonly lastAnew: string;
  readonly strange: Readonly<Record<'language' | 'words', string>>;
  readonly original: string;
  readonly revised: string;
  readonly score: (score: string) => string;
  readonly which: string;
  /** `different`: the number of different texts, from 1 to 4. */
  readonly closing: (name: string, different: number) => string;
  readonly farewell: string;
  readonly comparison: {
    readonly caption: string;
    readonly headers: readonly [string, string, string, string];
    readonly of: (kept: number, all: number) => string;
    readonly sentence: (shown: Shown) => string;
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
  name: 'Before we begin: what may I call you? Any name will do: it only serves to address you here, and is saved with the conversation if you save that. A page you share leaves out this answer, but not a name that stands in your texts.',
  audience: (name) =>
    `Good to meet you${name && `, ${name}`}. Whom are you writing for? Think of one real reader, and choose how much science this reader knows.`,
  first:
    'Describe your research in about 120 words (100 to 140). What do you do, what have you found or hope to find, and why should this reader care? Write the way you would tell it across a table.',
  sixty:
    'Now the same in about 60 words (45 to 75). Something has to go. Ask yourself: if my reader remembers only one thing tomorrow, which one? Keep that.',
  thirty:
    'Halve it once more: about 30 words (20 to 40). No background, no method, only the message and why it matters.',
  last: 'That short text is your message. Now write about 120 words again (100 to 140), built around it. Open with it or lead up to it, and let every other sentence serve it.',
  lastAnew:
    'Now write about 120 words again (100 to 140), around the one thing your reader should remember. Open with it or lead up to it, and let every other sentence serve it.',
  strange: {
    language: 'It is in another language than before, so I cannot compare the two.',
    words:
      'I find none of the words of your earlier texts in it. If it speaks of something else, a score says nothing of your message, only of its words.',
  },
  original: 'Your original text',
  revised: 'Your revised text',
  score: (score) => `Score: ${score}`,
  which: 'Read both aloud once. Which one is better for the reader you chose?',
  closing: (name, different) =>
    `Thank you${name && `, ${name}`}. You have written it ${['', 'once', 'twice', 'three times', 'four times'][different]}. Next time, try beginning with the 30.`,
  farewell: 'Thank you. You have written it four times. That was the last question.',
  comparison: {
    caption: 'Through the four texts',
    headers: [
      'Text',
      'Key words of your third text in it',
      'Different rare words',
      'Words a sentence',
    ],
    of: (kept, all) => `${kept} of ${all}`,
    sentence: ({ all, through, rare: [firstRare, lastRare], length: [first, last] }) => {
      const kept =
        through === 0
          ? 'No key word of your third text stands in all four'
          : `Of the ${all} key words of your third text, ${through} ${through === 1 ? 'stands' : 'stand'} in all four, in some form`;
      const rare =
        firstRare === null || lastRare === null
          ? ''
          : firstRare + lastRare === 0
            ? 'no rare words in the first text or the last; '
            : `${firstRare} different rare ${firstRare === 1 ? 'word' : 'words'} in the first text and ${lastRare} in the last; `;
      return `${kept}; ${rare}${first} words a sentence in the first and ${last} in the last.`;
    },
  },
  scores: {
    caption: 'Your four texts',
    headers: ['Text', 'Words', 'Rare words, each time', 'Score'],
    rows: ['First text', 'Second text', 'Third text', 'Last text'],
  },
};

const he: Texts = {
  welcome:
    'ברוכים הבאים ל״מחצית החיים״. תתארו את המחקר שלכם ב־120 מילים, אחר כך ב־60, אחר כך ב־30, ובסוף שוב ב־120.\n\nלקצר טקסט בחצי זה לא נעים, וזו בדיוק הכוונה: מה שנשאר ב־30 מילים הוא המסר שלכם.',
  name: 'לפני שמתחילים: איך לקרוא לכם? כל שם מתאים: הוא משמש רק כדי לפנות אליכם כאן, ונשמר עם השיחה אם היא נשמרת. בדף שתשתפו התשובה הזאת לא תופיע, אבל שם שכתוב בטקסטים שלכם יופיע.',
  audience: (name) =>
    `נעים להכיר${name && `, ${name}`}. למי אתם כותבים? חשבו על קורא אחד מסוים, ובחרו עד כמה הוא מכיר מדע.`,
  first:
    'תארו את המחקר שלכם בכ־120 מילים (100 עד 140). מה אתם עושים, מה מצאתם או מקווים למצוא, ולמה שלקורא הזה יהיה אכפת? כתבו כמו שהייתם מספרים ליד שולחן האוכל.',
  sixty:
    'עכשיו אותו הדבר בכ־60 מילים (45 עד 75). על משהו צריך לוותר. שאלו את עצמכם: אם הקורא יזכור מחר רק דבר אחד, מה הוא? אותו תשאירו.',
  thirty: 'ושוב חצי: כ־30 מילים (20 עד 40). בלי רקע ובלי שיטה, רק המסר ולמה הוא חשוב.',
  last: 'הטקסט הקצר הזה הוא המסר שלכם. כתבו עכשיו שוב כ־120 מילים (100 עד 140), בנויות סביבו. פתחו בו או הובילו אליו, ושכל משפט אחר ישרת אותו.',
  lastAnew:
    'כתבו עכשיו שוב כ־120 מילים (100 עד 140), סביב הדבר האחד שהקורא צריך לזכור. פתחו בו או הובילו אליו, ושכל משפט אחר ישרת אותו.',
  strange: {
    language: 'הוא בשפה אחרת מקודם, ולכן איני יכול להשוות ביניהם.',
    words:
      'איני מוצא בו מילים מהטקסטים הקודמים שלכם. אם הוא עוסק בדבר אחר, הציון אינו אומר דבר על המסר, רק על המילים.',
  },
  original: 'הטקסט המקורי שלכם',
  revised: 'הטקסט המתוקן שלכם',
  score: (score) => `ציון: ${score}`,
  which: 'קראו את שני הטקסטים בקול, פעם אחת. איזה מהם טוב יותר לקורא שבחרתם?',
  closing: (name, different) =>
    `תודה${name && `, ${name}`}. כתבתם את זה ${['', 'פעם אחת', 'פעמיים', 'שלוש פעמים', 'ארבע פעמים'][different]}. בפעם הבאה, נסו להתחיל מה־30.`,
  farewell: 'תודה. כתבתם את זה ארבע פעמים. זו הייתה השאלה האחרונה.',
  comparison: {
    caption: 'לאורך ארבעת הטקסטים',
    headers: ['טקסט', 'מילות מפתח מן הטקסט השלישי', 'מילים נדירות שונות', 'מילים במשפט'],
    of: (kept, all) => `${kept} מתוך ${all}`,
    sentence: ({ all, through, rare: [firstRare, lastRare], length: [first, last] }) => {
      const kept =
        through === 0
          ? 'אף מילת מפתח מן הטקסט השלישי אינה נמצאת בכל ארבעת הטקסטים'
          : `מתוך ${all} מילות המפתח של הטקסט השלישי ${through === 1 ? 'אחת נמצאת' : `${through} נמצאות`} בכל ארבעת הטקסטים, בצורה כלשהי`;
      const rare =
        firstRare === null || lastRare === null
          ? ''
          : firstRare + lastRare === 0
            ? 'אין מילים נדירות בטקסט הראשון ולא באחרון; '
            : `מילים נדירות שונות: ${firstRare} בטקסט הראשון ו־${lastRare} באחרון; `;
      return `${kept}; ${rare}מילים במשפט: ${first} בראשון ו־${last} באחרון.`;
    },
  },
  scores: {
    caption: 'ארבעת הטקסטים שלכם',
    headers: ['טקסט', 'מילים', 'מילים נדירות, כל הופעה', 'ציון'],
    rows: ['טקסט ראשון', 'טקסט שני', 'טקסט שלישי', 'טקסט אחרון'],
  },
};

export const texts: Readonly<Record<ConversationLanguage, Texts>> = { en, he };

const mark = '\uE000';

/** In characters: enough to find where a sentence goes on after the name. */
const enough = 12;

export const aroundName = Object.values(texts)
  .flatMap(({ audience, closing }) => [
    audience(mark),
    closing(mark, 1),
    closing(mark, 2),
    closing(mark, 3),
    closing(mark, 4),
  ])
  .map((sentence) => sentence.split(mark) as [before: string, after: string])
  .map(([before, after]) => [before, after.slice(0, enough)] as const);
