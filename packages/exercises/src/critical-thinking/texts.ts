import type { ConversationLanguage } from '../phrases/language.ts';
import type { SessionTexts } from '../session/session.ts';

interface QuestionTexts {
  readonly question: string;
  readonly hint: string;
}

type Texts = SessionTexts<QuestionTexts>;

const en: Texts = {
  welcome:
    'Welcome to the Critical Thinking Coach. An argument is as strong as its weakest step. I will ask you up to five questions about yours, as a fair but curious reader would, and you will revise as we go.',
  initial:
    'Please send me a summary of your argument or study, 150 to 500 words: what you claim, what it rests on and what follows from it.',
  number: (n) => `Question ${n} of 5.`,
  questions: {
    1: {
      question: 'What is your main claim, and which question does it answer?',
      hint: 'Take 20 to 70 words. If you need three sentences for the claim, there may be two claims.',
      revise:
        'Revise your summary so that a reader meets the claim early and in the same words. Send me the whole text, or choose “No change”.',
    },
    2: {
      question: 'Which of your evidence is strongest, and is it enough?',
      hint: 'Take 30 to 100 words. Say what was measured or seen, on how many, and what you would still like to have.',
      revise:
        'Revise your summary so that the strongest evidence stands next to the claim it supports. Send me the whole text, or choose “No change”.',
    },
    3: {
      question: 'Why does that evidence support the claim, and what do you take for granted?',
      hint: 'Take 30 to 100 words. Try “because”: the evidence supports the claim because …, provided that …',
      revise:
        'Revise your summary so that the step from evidence to claim can be read, not only guessed. Send me the whole text, or choose “No change”.',
    },
    4: {
      question:
        'What other explanation or objection would a fair critic raise, and how do you answer?',
      hint: 'Take 30 to 90 words. Choose the objection that worries you most, and put it as strongly as the critic would.',
      revise:
        'Revise your summary so that it names this objection and answers it, or admits it. Send me the whole text, or choose “No change”.',
    },
    5: {
      question:
        'How certain is your conclusion, where does it stop applying, and why does it matter?',
      hint: 'Take 20 to 70 words. Words like “may”, “in these fields” and “so far” are not weak when they are true.',
      revise:
        'Revise your summary so that its last sentences say how sure you are and for whom it matters. Send me the whole text, or choose “No change”.',
    },
  },
  final:
    'Now read your summary as somebody who disagrees with you, and send me the final version. “No change” keeps it as it stands.',
  closing:
    'Thank you. Claim, evidence, reasoning, objection, limits: ask yourself these five before anybody else does.',
};

const he: Texts = {
  welcome:
    'ברוכים הבאים למאמן החשיבה הביקורתית. טיעון חזק כמו הצעד החלש ביותר שבו. אשאל אתכם עד חמש שאלות על הטיעון שלכם, כמו קורא הוגן וסקרן, ותתקנו תוך כדי.',
  initial:
    'שלחו לי סיכום של הטיעון או של המחקר שלכם, 150 עד 500 מילים: מה אתם טוענים, על מה זה נשען ומה נובע מכך.',
  number: (n) => `שאלה ${n} מתוך 5.`,
  questions: {
    1: {
      question: 'מה הטענה המרכזית שלכם, ועל איזו שאלה היא עונה?',
      hint: 'כתבו 20 עד 70 מילים. אם דרושים שלושה משפטים לטענה, אולי אלה שתי טענות.',
      revise:
        'תקנו את הסיכום כך שהקורא יפגוש את הטענה מוקדם, ובאותן מילים. שלחו לי את הטקסט כולו, או בחרו ״בלי שינוי״.',
    },
    2: {
      question: 'איזו מהראיות שלכם היא החזקה ביותר, והאם היא מספיקה?',
      hint: 'כתבו 30 עד 100 מילים. ציינו מה נמדד או נצפה, בכמה מקרים, ומה עוד הייתם רוצים שיהיה בידכם.',
      revise:
        'תקנו את הסיכום כך שהראיה החזקה תעמוד ליד הטענה שהיא תומכת בה. שלחו לי את הטקסט כולו, או בחרו ״בלי שינוי״.',
    },
    3: {
      question: 'למה הראיה הזאת תומכת בטענה, ומה אתם מניחים כמובן מאליו?',
      hint: 'כתבו 30 עד 100 מילים. נסו ״כי״: הראיה תומכת בטענה כי…, ובלבד ש…',
      revise:
        'תקנו את הסיכום כך שאפשר יהיה לקרוא את הצעד מהראיה לטענה, ולא רק לנחש אותו. שלחו לי את הטקסט כולו, או בחרו ״בלי שינוי״.',
    },
    4: {
      question: 'איזה הסבר אחר או איזו התנגדות היה מעלה מבקר הוגן, ומה תשובתכם?',
      hint: 'כתבו 30 עד 90 מילים. בחרו בהתנגדות שמטרידה אתכם יותר מכול, ונסחו אותה במלוא הכוח, כפי שהמבקר היה מנסח.',
      revise:
        'תקנו את הסיכום כך שיזכיר את ההתנגדות הזאת ויענה עליה, או יודה בה. שלחו לי את הטקסט כולו, או בחרו ״בלי שינוי״.',
    },
    5: {
      question: 'כמה ודאית המסקנה שלכם, היכן היא מפסיקה לחול, ולמה היא חשובה?',
      hint: 'כתבו 20 עד 70 מילים. מילים כמו ״ייתכן״, ״בשדות האלה״ ו״עד כה״ אינן חולשה כשהן נכונות.',
      revise:
        'תקנו את הסיכום כך שמשפטיו האחרונים יאמרו עד כמה אתם בטוחים ולמי זה חשוב. שלחו לי את הטקסט כולו, או בחרו ״בלי שינוי״.',
    },
  },
  final:
    'קראו עכשיו את הסיכום כמו מישהו שאינו מסכים איתכם, ושלחו לי את הגרסה הסופית. ״בלי שינוי״ משאיר אותה כמו שהיא.',
  closing:
    'תודה. טענה, ראיה, נימוק, התנגדות, גבולות: בדקו את החמישה האלה בעצמכם, לפני שמישהו אחר ישאל.',
};

export const texts: Readonly<Record<ConversationLanguage, Texts>> = { en, he };
