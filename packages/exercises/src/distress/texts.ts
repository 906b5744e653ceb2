import type { InLanguages } from '../phrases/language.ts';

/** What is said when somebody may be in distress, before anything else. */
interface Texts {
  readonly notice: string;
  readonly contacts: string;
  readonly somebodyNear: string;
  readonly choice: string;
  readonly goOn: string;
  /** What stands before the text when the answer is to go on. */
  readonly sent: string;
  readonly stop: string;
  readonly stopped: string;
}

export const texts: InLanguages<Texts> = {
  en: {
    notice:
      'One moment, because people come first. What you wrote made me wonder whether you, or somebody else, may be in pain or in danger. I am only a program and may have misread it. If it is so, you do not have to be alone with it: please talk to somebody you trust.',
    contacts: 'You can also turn to:',
    somebodyNear:
      'Turn to somebody near you. If there is danger now, call your local emergency number.',
    choice: 'If it belongs to your work, or you would like to go on, we go on. You can also stop.',
    goOn: 'Go on',
    sent: 'Go on with what I wrote:',
    stop: 'Stop here',
    stopped:
      'We stop here. The conversation stays as it was. Whenever you want to come back to it, just write. Take care of yourself.',
  },
  he: {
    notice:
      'רגע אחד, כי אנשים קודמים לכול. מה שנכתב כאן העלה את השאלה אם משהו כואב או מסוכן, לכם או לאדם אחר. אני רק תוכנה, ואולי לא הבנתי נכון. אם זה כך, לא צריך להישאר עם זה לבד: כדאי לדבר עם אדם שסומכים עליו.',
    contacts: 'אפשר לפנות גם אל:',
    somebodyNear: 'אפשר לפנות אל אדם קרוב. אם יש סכנה עכשיו, התקשרו למוקד חירום באזורכם.',
    choice: 'אם זה חלק מהעבודה שלכם, או אם רוצים להמשיך, נמשיך. אפשר גם לעצור.',
    goOn: 'להמשיך',
    sent: 'להמשיך עם מה שכתבתי:',
    stop: 'לעצור כאן',
    stopped: 'נעצור כאן. השיחה נשארת כמו שהייתה. כשתרצו לחזור אליה, פשוט כתבו. שמרו על עצמכם.',
  },
};
