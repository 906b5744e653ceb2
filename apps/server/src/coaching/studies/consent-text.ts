import type { InLanguages } from '@vernacular/exercises';

interface Consent {
  readonly version: string;
  readonly text: InLanguages<string>;
}

const siteTerms: InLanguages<string> = {
  en: `This site keeps for the study: everything you write here, what the coach answers, when you wrote it, how long you took to begin, and how much of it was pasted. All of it is kept apart from any account, under a name drawn by lot, whether or not your account saves your texts. A participant code is kept with it if you have one. When the coach asks what it may call you, any word will do.

You may stop at any moment by closing the page. When you agree, you get a withdrawal code. Type it on the page /withdraw of this site, at any time and without giving a reason, and all of this is removed from the site. What stays is the number of those who withdrew, a mark that keeps an older backup from bringing it back and, if you have a participant code, a mark by which the code leads to the same place again. Tables and backups that were made before then may still hold it.`,
  he: `לצורך המחקר האתר שומר: את כל מה שתכתבו כאן, את תשובות המאמן, את מועד הכתיבה, את הזמן שעבר עד שהתחלתם לכתוב ואת חלקו של הטקסט שהודבק. הכול נשמר בנפרד מכל חשבון, תחת שם שהוגרל, בין שהחשבון שלכם שומר את הטקסטים שלכם ובין שלא. אם יש לכם קוד משתתף, גם הוא נשמר. כשהמאמן שואל איך לקרוא לכם, אפשר לענות בכל מילה.

אפשר להפסיק בכל רגע בסגירת הדף. עם ההסכמה תקבלו קוד פרישה. מי שמקליד אותו בדף ‎/withdraw באתר הזה, בכל עת ובלי לנמק, מוחק מן האתר את כל אלה. נשארים מספר הפורשים, סימן שבזכותו גיבוי ישן אינו מחזיר את הדברים, ואם יש לכם קוד משתתף, גם סימן שלפיו הקוד יוביל שוב לאותו מקום. טבלאות וגיבויים שנעשו קודם לכן עשויים עדיין להכיל אותם.`,
};

const questionsTo: InLanguages<string> = { en: 'Questions about the study', he: 'לשאלות על המחקר' };

/** Adds the site's terms and the contact to a study's text, so that nobody agrees to one without the other. */
export const withSiteTerms = (
  { version, text }: Consent,
  contact: InLanguages<string> | null,
): Consent => {
  const whole = (language: keyof InLanguages<string>) =>
    [
      text[language].trim(),
      siteTerms[language],
      ...(contact ? [`${questionsTo[language]}: ${contact[language]}`] : []),
    ].join('\n\n');
  return { version, text: { en: whole('en'), he: whole('he') } };
};

/** The consent of studies without a text of their own. A changed text needs a new version. */
export const commonConsent = withSiteTerms(
  {
    version: 'common-3',
    text: {
      en: `This page is part of a study of how people write. Taking part is up to you.

The people who sent you the link run the study. Ask them what it is about, how long they keep what you write, and whom else you can turn to. Please write nothing that must stay secret.`,
      he: `הדף הזה הוא חלק ממחקר על כתיבה. ההשתתפות תלויה רק ברצונכם.

מי ששלח לכם את הקישור עורך את המחקר. אפשר לשאול אותו במה המחקר עוסק, כמה זמן יישמרו הדברים ולמי עוד אפשר לפנות. אנא אל תכתבו דבר שחייב להישאר סודי.`,
    },
  },
  null,
);
