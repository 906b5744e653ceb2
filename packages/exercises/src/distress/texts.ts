import type { InLanguages } from '../phrases/language.ts';

interface Texts {
  readonly danger: string;
  readonly notice: string;
  readonly listening: string;
  readonly contacts: string;
  readonly choice: string;
  readonly take: string;
  /** Prefix of the text that is to be taken as the answer. */
  readonly sent: string;
  readonly back: string;
  readonly stop: string;
  readonly stopped: string;
}

export const texts: InLanguages<Texts> = {
  en: {
    danger:
      'One moment, because people come first. If anybody is in danger now, call your local emergency number.',
    notice:
      'What you wrote made me wonder whether you, or somebody else, may be in pain or in danger. I am only a program and may have misread it. If it is so, you do not have to be alone with it: please talk to somebody you trust.',
    listening:
      'Thank you for telling me. I am only a program, and a person can listen far better: please talk to somebody you trust.',
    contacts: 'You can also turn to:',
    choice:
      'I can take what you wrote as your answer. Or we leave it aside and go back to the question. You can also stop.',
    take: 'Keep it as my answer',
    sent: 'It is part of my work:',
    back: 'Back to the question',
    stop: 'Stop here',
    stopped: 'We stop here, and the conversation stays as it was. Take care of yourself.',
  },
  he: {
    danger: 'רגע אחד, כי אנשים קודמים לכול. אם מישהו בסכנה עכשיו, התקשרו למוקד חירום באזורכם.',
    notice:
      'מה שנכתב כאן העלה את השאלה אם משהו כואב או מסוכן, לכם או לאדם אחר. אני רק תוכנה, ואולי לא הבנתי נכון. אם זה כך, לא צריך להישאר עם זה לבד: כדאי לדבר עם אדם שסומכים עליו.',
    listening:
      'תודה שסיפרתם לי. אני רק תוכנה, ואדם יודע להקשיב הרבה יותר טוב: כדאי לדבר עם אדם שסומכים עליו.',
    contacts: 'אפשר לפנות גם אל:',
    choice: 'אפשר לקבל את מה שנכתב כתשובה. אפשר גם להניח אותו בצד ולחזור לשאלה, או לעצור.',
    take: 'לקבל את זה כתשובה',
    sent: 'זה חלק מהעבודה שלי:',
    back: 'בחזרה לשאלה',
    stop: 'לעצור כאן',
    stopped: 'נעצור כאן, והשיחה נשארת כמו שהייתה. שמרו על עצמכם.',
  },
};
