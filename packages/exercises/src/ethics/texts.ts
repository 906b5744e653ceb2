import type { ConversationLanguage } from '../phrases/language.ts';

export interface Texts {
  readonly welcome: string;
  readonly issue: string;
  readonly resolutions: string;
  readonly final: string;
  readonly headings: { readonly original: string; readonly final: string };
  readonly which: string;
  readonly why: string;
  readonly whyEqual: string;
  /** `different`: the number of different texts, from 1 to 3. */
  readonly closing: (different: number) => string;
}

const en: Texts = {
  welcome:
    'Welcome. Every study touches somebody: those who take part, those who live with the results, and you. In this exercise you will put one ethical issue of your own research into words that anyone can follow, and say what you would do about it.',
  issue:
    'Describe the aim of your research and one ethical issue in it, in 100 to 120 words. Who could be harmed, left out or treated unfairly, and how? Choose an issue that you find hard, not one that is already solved.',
  resolutions:
    'Now write the text again, about 120 words, and add one or two ways to resolve or ease the issue. Say for each who would do what, and what it would cost.',
  final:
    'Write your final text, about 120 words: the aim, the issue, and what you decide to do. Keep what you believe, change what you now see differently.',
  headings: { original: 'Your original text', final: 'Your final text' },
  which: 'Read both texts once more. Which one is better?',
  why: 'Why? Take 20 to 60 words. What does the better text do for its reader, or for the people it is about?',
  whyEqual:
    'Why? Take 20 to 60 words. What does each of the two do for its reader that the other does not?',
  closing: (different) =>
    `Thank you. You have written about your study ${['', 'once', 'twice', 'three times'][different]}. Show the final text to somebody whom the study touches; they will see what we could not.`,
};

const he: Texts = {
  welcome:
    'ברוכים הבאים. כל מחקר נוגע במישהו: במי שמשתתף בו, במי שיחיה עם התוצאות, ובכם. בתרגיל הזה תנסחו סוגיה אתית אחת מהמחקר שלכם במילים שכל אחד יכול להבין, ותאמרו מה הייתם עושים בעניינה.',
  issue:
    'תארו את מטרת המחקר שלכם וסוגיה אתית אחת שעולה בו, ב־100 עד 120 מילים. מי עלול להיפגע, להישאר בחוץ או לזכות ביחס לא הוגן, ואיך? בחרו סוגיה שקשה לכם איתה, לא כזאת שכבר נפתרה.',
  resolutions:
    'כתבו עכשיו את הטקסט שוב, כ־120 מילים, והוסיפו דרך אחת או שתיים לפתור את הסוגיה או להקל אותה. אמרו על כל אחת מי יעשה מה, ומה המחיר.',
  final:
    'כתבו את הטקסט הסופי, כ־120 מילים: המטרה, הסוגיה ומה החלטתם לעשות. השאירו את מה שאתם מאמינים בו, ושנו את מה שאתם רואים עכשיו אחרת.',
  headings: { original: 'הטקסט המקורי שלכם', final: 'הטקסט הסופי שלכם' },
  which: 'קראו את שני הטקסטים עוד פעם אחת. איזה מהם טוב יותר?',
  why: 'למה? כתבו 20 עד 60 מילים. מה הטקסט הטוב יותר נותן לקורא, או לאנשים שהוא עוסק בהם?',
  whyEqual: 'למה? כתבו 20 עד 60 מילים. מה כל אחד מהשניים נותן לקורא שהאחר אינו נותן?',
  closing: (different) =>
    `תודה. כתבתם על המחקר שלכם ${['', 'פעם אחת', 'פעמיים', 'שלוש פעמים'][different]}. הראו את הטקסט הסופי למישהו שהמחקר נוגע בו; הוא יראה מה שאנחנו לא יכולנו לראות.`,
};

export const texts: Readonly<Record<ConversationLanguage, Texts>> = { en, he };
