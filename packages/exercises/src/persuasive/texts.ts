import type { ConversationLanguage } from '../phrases/language.ts';

interface Instead {
  readonly reflected: string;
  readonly pathos: string;
}

export interface Texts {
  readonly welcome: string;
  readonly audience: string;
  readonly details: string;
  readonly original: string;
  readonly reasons: string;
  readonly logos: string;
  readonly value: string;
  readonly valueReflected: (value: string) => string;
  readonly pathos: (value: string) => string;
  /** Replaces the two above for a value against people, so that it is not repeated. */
  readonly againstPeople: Instead;
  readonly early: (value: string) => string;
  readonly unnamed: Instead;
  readonly longValue: Instead;
  readonly trust: string;
  readonly trustReflected: string;
  readonly anyTrust: string;
  readonly ethos: string;
  readonly headings: { readonly original: string; readonly revised: string };
  readonly which: string;
  readonly why: string;
  readonly learnt: string;
  readonly more: string;
  /** `times`: how often the text was changed, from 0 to 3. */
  readonly closing: (times: number) => string;
}

const en: Texts = {
  welcome:
    'Welcome. People are persuaded by good reasons (logos), by what they care about (pathos) and by someone they trust (ethos). You will write one short text and strengthen it three times, once for each.',
  audience: 'Whom do you want to persuade?',
  details:
    'Who exactly are they? Picture one of them: what do they know about your subject, what do they care about, and what do you want them to think or do after reading?',
  original:
    'Write a summary of your research for them, about 120 words. Do not worry about persuading yet; say plainly what you found and what should follow from it.',
  reasons:
    'First logos. Read your text as a doubting reader would: does it give reasons and evidence that this audience accepts?',
  logos:
    'Now revise your text for logos, about 120 words. Make your main claim one clear sentence, and give it the strongest evidence you have: a number, a study, an example this audience would accept.',
  value:
    'Next pathos. Which value do you share with these readers, one that your research serves? Name it in 2 to 5 words, such as “safe water for children”.',
  valueReflected: (value) =>
    `Read your last text again. Would a reader feel that it is about “${value}”?`,
  pathos: (value) =>
    `Revise your text for pathos, about 120 words. Let the reader meet “${value}” early, in a person, a place or a scene they recognise. Keep your evidence; do not exaggerate.`,
  againstPeople: {
    reflected:
      'What you wrote stands against people, and it wins nobody who doubts. What good do you and these readers both want? With that in mind: would a reader feel it in your last text?',
    pathos:
      'Revise your text for pathos, about 120 words. Let the reader meet early what you both want, in a person, a place or a scene they recognise. Keep your evidence; do not exaggerate.',
  },
  early: (value) =>
    `Revise your text for pathos, about 120 words. “${value}” stands in your opening already: let the reader meet it there in a person, a place or a scene they recognise. Keep your evidence; do not exaggerate.`,
  unnamed: {
    reflected:
      'Then think of one good that you and these readers both want, such as safe water for children. Would a reader feel it in your last text?',
    pathos:
      'Revise your text for pathos, about 120 words. Let the reader meet early a good that you both want, in a person, a place or a scene they recognise. Keep your evidence; do not exaggerate.',
  },
  longValue: {
    reflected:
      'That is more than the 2 to 5 words of a name; keep its core in mind. Would a reader feel it in your last text?',
    pathos:
      'Revise your text for pathos, about 120 words. Let the reader meet the value you share early, in a person, a place or a scene they recognise. Keep your evidence; do not exaggerate.',
  },
  trust:
    'Last, ethos. Why should these readers trust you? Name your affiliation, your experience with this question and the sources you lean on, in a sentence or two.',
  trustReflected: 'And would a reader learn that from your text, as it stands?',
  anyTrust: 'And would a reader learn from your text, as it stands, who wrote it and how you know?',
  ethos:
    'Revise your text for ethos, about 120 words. Say in a few words who you are and how you know, and be open about what you do not know yet. Honest limits earn trust.',
  headings: { original: 'Your original text', revised: 'Your revised text' },
  which:
    'Here are your first and your last text. Which one would persuade the reader you pictured?',
  why: 'Why is that? One to three sentences.',
  learnt: 'What have you learnt from this that you did not know an hour ago?',
  more: 'Is there anything you would add in your next text for this audience? A few words are enough; “no” is an answer too.',
  closing: (times) =>
    `Thank you. ${times === 3 ? 'You have gone over your text three times: for reasons, for a shared value and for trust.' : `You looked at your text for reasons, for a shared value and for trust, and ${['left it as it was', 'changed it once', 'changed it twice'][times]}.`} When you next write to persuade, ask first who is reading.`,
};

const he: Texts = {
  welcome:
    'ברוכים הבאים. אנשים משתכנעים מנימוקים טובים (לוגוס), ממה שחשוב להם (פתוס) וממי שהם סומכים עליו (אתוס). תכתבו טקסט קצר אחד ותחזקו אותו שלוש פעמים, פעם לכל אחד מהם.',
  audience: 'את מי אתם רוצים לשכנע?',
  details:
    'מי הם בדיוק? דמיינו אדם אחד מהם: מה הוא יודע על הנושא שלכם, מה חשוב לו, ומה תרצו שיחשוב או יעשה אחרי הקריאה?',
  original:
    'כתבו בשבילם סיכום של המחקר שלכם, כ־120 מילים. עדיין לא צריך לשכנע; אמרו בפשטות מה מצאתם ומה צריך לנבוע מכך.',
  reasons: 'קודם לוגוס. קראו את הטקסט כמו קורא ספקן: האם יש בו נימוקים וראיות שהקהל הזה מקבל?',
  logos:
    'תקנו עכשיו את הטקסט מבחינת לוגוס, כ־120 מילים. נסחו את הטענה המרכזית במשפט ברור אחד, ותנו לה את הראיה החזקה ביותר שיש לכם: מספר, מחקר או דוגמה שהקהל הזה יקבל.',
  value:
    'עכשיו פתוס. איזה ערך משותף לכם ולקוראים האלה, ערך שהמחקר שלכם משרת? כתבו אותו ב־2 עד 5 מילים, למשל ״מים נקיים לילדים״.',
  valueReflected: (value) => `קראו שוב את הטקסט האחרון. האם קורא ירגיש שהוא עוסק ב״${value}״?`,
  pathos: (value) =>
    `תקנו את הטקסט מבחינת פתוס, כ־120 מילים. תנו לקורא לפגוש את ״${value}״ כבר בהתחלה, באדם, במקום או ברגע שהוא מכיר. שמרו על הראיות, ואל תגזימו.`,
  againstPeople: {
    reflected:
      'מה שכתבתם מופנה נגד אנשים, וכך לא משכנעים את מי שמפקפק. איזה דבר טוב רוצים גם אתם וגם הקוראים האלה? חשבו עליו: האם קורא ירגיש אותו בטקסט האחרון?',
    pathos:
      'תקנו את הטקסט מבחינת פתוס, כ־120 מילים. תנו לקורא לפגוש כבר בהתחלה את מה ששניכם רוצים, באדם, במקום או ברגע שהוא מכיר. שמרו על הראיות, ואל תגזימו.',
  },
  early: (value) =>
    `תקנו את הטקסט מבחינת פתוס, כ־120 מילים. ״${value}״ נמצא כבר בפתיחה: תנו לקורא לפגוש אותו שם באדם, במקום או ברגע שהוא מכיר. שמרו על הראיות, ואל תגזימו.`,
  unnamed: {
    reflected:
      'אז חשבו על דבר טוב אחד שרוצים גם אתם וגם הקוראים האלה, כמו מים נקיים לילדים. האם קורא ירגיש אותו בטקסט האחרון?',
    pathos:
      'תקנו את הטקסט מבחינת פתוס, כ־120 מילים. תנו לקורא לפגוש כבר בהתחלה דבר טוב שרוצים גם אתם וגם הוא, באדם, במקום או ברגע שהוא מכיר. שמרו על הראיות, ואל תגזימו.',
  },
  longValue: {
    reflected: 'זה ארוך מ־2 עד 5 מילים; זכרו מה העיקר. האם קורא ירגיש אותו בטקסט האחרון?',
    pathos:
      'תקנו את הטקסט מבחינת פתוס, כ־120 מילים. תנו לקורא לפגוש כבר בהתחלה את הערך המשותף, באדם, במקום או ברגע שהוא מכיר. שמרו על הראיות, ואל תגזימו.',
  },
  trust:
    'ולבסוף אתוס. למה שהקוראים האלה יסמכו עליכם? ציינו במשפט או שניים לאן אתם שייכים, מה הניסיון שלכם בשאלה הזאת ועל אילו מקורות אתם נשענים.',
  trustReflected: 'והאם קורא ילמד את זה מהטקסט שלכם, כמו שהוא עכשיו?',
  anyTrust: 'והאם קורא ילמד מהטקסט, כמו שהוא עכשיו, מי כתב אותו ומאין אתם יודעים?',
  ethos:
    'תקנו את הטקסט מבחינת אתוס, כ־120 מילים. אמרו בכמה מילים מי אתם ומאין אתם יודעים, ודברו בגלוי על מה שעדיין לא ידוע לכם. גבולות כנים מעוררים אמון.',
  headings: { original: 'הטקסט המקורי שלכם', revised: 'הטקסט המתוקן שלכם' },
  which: 'אלה הטקסט הראשון והאחרון שלכם. איזה מהם ישכנע את הקורא שדמיינתם?',
  why: 'למה? משפט אחד עד שלושה.',
  learnt: 'מה למדתם מהתרגיל שלא ידעתם לפני שעה?',
  more: 'יש משהו שתוסיפו בטקסט הבא שלכם לקהל הזה? כמה מילים יספיקו, וגם ״לא״ היא תשובה.',
  closing: (times) =>
    `תודה. ${times === 3 ? 'עברתם על הטקסט שלוש פעמים: בחיפוש אחר נימוקים, אחר ערך משותף ואחר אמון.' : `בחנתם את הטקסט בחיפוש אחר נימוקים, אחר ערך משותף ואחר אמון, ${['והשארתם אותו כמו שהיה', 'ושיניתם אותו פעם אחת', 'ושיניתם אותו פעמיים'][times]}.`} כשתכתבו שוב כדי לשכנע, שאלו קודם מי קורא.`,
};

export const texts: Readonly<Record<ConversationLanguage, Texts>> = { en, he };
