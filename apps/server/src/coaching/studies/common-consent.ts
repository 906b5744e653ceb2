import type { InLanguages } from '@vernacular/exercises';

/** What a study asks its participants to agree to unless it has a text of its own. A new text gets a new version. */
export const commonConsent: { readonly version: string; readonly text: InLanguages<string> } = {
  version: 'common-1',
  text: {
    en: `This page is part of a study of how people write.

Everything you write here is kept for the study, with what the coach answers, when you wrote it, how long you took to begin, and how much of it was pasted.

It is kept apart from any account, under a name drawn by lot, whether or not your account saves your texts. If a participant code came with the link you followed, it is kept as well.

Taking part is up to you. You may stop at any moment by closing the page. When you agree, you get a withdrawal code: with it you can have everything removed, at any time and without giving a reason.

The people who sent you the link run the study. Ask them what it is about, how long they keep what you write, and whom else you can turn to. Please write nothing that must stay secret.`,
    he: `הדף הזה הוא חלק ממחקר על כתיבה.

כל מה שתכתבו כאן יישמר לצורך המחקר, ואיתו תשובות המאמן, מועד הכתיבה, הזמן שעבר עד שהתחלתם לכתוב וכמה מן הטקסט הודבק.

הדברים נשמרים בנפרד מכל חשבון, תחת שם שהוגרל, בין שהחשבון שלכם שומר את הטקסטים שלכם ובין שלא. אם הגעתם בקישור שיש בו קוד משתתף, גם הקוד נשמר.

ההשתתפות תלויה רק ברצונכם. אפשר להפסיק בכל רגע בסגירת הדף. עם ההסכמה תקבלו קוד פרישה: בעזרתו תוכלו למחוק הכול, בכל עת ובלי לנמק.

מי ששלח לכם את הקישור עורך את המחקר. אפשר לשאול אותו במה המחקר עוסק, כמה זמן יישמרו הדברים ולמי עוד אפשר לפנות. אנא אל תכתבו דבר שחייב להישאר סודי.`,
  },
};
