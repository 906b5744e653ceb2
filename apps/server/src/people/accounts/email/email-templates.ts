import type { ReaderLanguage } from '../../../http/index.ts';

export type EmailKind =
  | 'recovery'
  | 'confirm-address'
  | 'confirm-new-address'
  | 'address-is-changing'
  | 'password-changed'
  | 'already-registered'
  | 'new-device'
  | 'factor-added'
  | 'factor-removed'
  | 'factor-reset'
  | 'address-changed'
  | 'way-in-added'
  | 'key-made'
  | 'account-unused'
  | 'invitation';

interface EmailTemplate {
  readonly subject: string;
  readonly lines: readonly string[];
}

const english: Readonly<Record<EmailKind, EmailTemplate>> = {
  recovery: {
    subject: 'Choose a new password',
    lines: [
      'Somebody asked for a new password for your {site} account. If it was you, choose one here within an hour:',
      '{link}',
      'If it was not you, you need not do anything. Your password stays as it is.',
    ],
  },
  'confirm-address': {
    subject: 'Confirm your e-mail address',
    lines: [
      'Welcome to {site}. Please confirm that this address is yours:',
      '{link}',
      'If you did not register, you need not do anything.',
    ],
  },
  'confirm-new-address': {
    subject: 'Confirm your new e-mail address',
    lines: [
      'Somebody wants to use this address for a {site} account. If it was you, confirm it here within a day:',
      '{link}',
      'If it was not you, you need not do anything.',
    ],
  },
  'address-is-changing': {
    subject: 'Your e-mail address is about to change',
    lines: [
      'Somebody who is signed in to your {site} account asked to use another e-mail address. Once that address is confirmed, you sign in with it.',
      'If it was not you, choose a new password now: {link}',
    ],
  },
  'password-changed': {
    subject: 'Your password was changed',
    lines: [
      'The password of your {site} account was changed just now, and all other devices were signed out.',
      'If it was not you, choose a new password now: {link}',
    ],
  },
  'already-registered': {
    subject: 'You already have an account',
    lines: [
      'Somebody tried to register at {site} with this address, but it has an account already. If it was you, sign in, or choose a new password here:',
      '{link}',
      'If it was not you, you need not do anything.',
    ],
  },
  'new-device': {
    subject: 'A new sign-in',
    lines: [
      'Somebody signed in to your {site} account on a device that we have not seen before: {device}, {when}.',
      'If it was you, you need not do anything. If not, choose a new password now, which signs that device out: {link}',
    ],
  },
  'factor-added': {
    subject: 'An authenticator app was added',
    lines: [
      'Signing in to your {site} account now takes a code from an authenticator app that was set up just now.',
      'If it was not you, choose a new password now: {link}',
    ],
  },
  'factor-removed': {
    subject: 'An authenticator app was removed',
    lines: [
      'An authenticator app was removed from your {site} account. Its codes no longer work.',
      'If it was not you, choose a new password now: {link}',
    ],
  },
  'factor-reset': {
    subject: 'Your second step will be removed',
    lines: [
      'Somebody who opened a link that we sent to this address asked to remove the second step from your {site} account. From {when} on, signing in will ask for the password alone.',
      'If it was you, sign in again after that time. If it was not you, sign in with a code from your app before then: that calls it off. If your password no longer works, choose a new one first: {link}',
    ],
  },
  'address-changed': {
    subject: 'Your e-mail address was changed',
    lines: [
      'Your {site} account has another e-mail address now, and you sign in with that one. Links that we sent to this address before no longer work.',
      'If it was not you, please write to those who run {site}.',
    ],
  },
  'way-in-added': {
    subject: 'One more way to sign in',
    lines: [
      'Somebody signed in to {site} with a provider that names this address as theirs. From now on your account opens that way too.',
      'If it was not you, choose a new password now, and remove the provider in your profile: {link}',
    ],
  },
  'key-made': {
    subject: 'A key for a program was made',
    lines: [
      'A key was made for your {site} account just now. A program that has it sees the words your readers know.',
      'If it was not you, choose a new password now, which ends all keys: {link}',
    ],
  },
  'account-unused': {
    subject: 'Your account will be deleted',
    lines: [
      'Nobody has signed in to your {site} account for {months} months. It will be deleted on {when}, with all that is kept in it.',
      'If you want to keep it, sign in before that day: {link}',
      'If you did not mean to keep it, you need not do anything.',
    ],
  },
  invitation: {
    subject: 'An invitation',
    lines: [
      'Those who run {site} invite you to make an account there. This link works once, until {when}:',
      '{link}',
      'If you did not expect it, you need not do anything.',
    ],
  },
};

const hebrew: Readonly<Record<EmailKind, EmailTemplate>> = {
  recovery: {
    subject: 'בחירת סיסמה חדשה',
    lines: [
      'התקבלה בקשה לסיסמה חדשה לחשבון שלכם ב־{site}. אם הבקשה שלכם, אפשר לבחור סיסמה כאן במשך שעה:',
      '{link}',
      'אם לא ביקשתם זאת, אין צורך לעשות דבר. הסיסמה שלכם לא השתנתה.',
    ],
  },
  'confirm-address': {
    subject: 'אישור כתובת האימייל',
    lines: [
      'ברוכים הבאים ל־{site}. נא לאשר שכתובת זו שלכם:',
      '{link}',
      'אם לא נרשמתם, אין צורך לעשות דבר.',
    ],
  },
  'confirm-new-address': {
    subject: 'אישור כתובת אימייל חדשה',
    lines: [
      'התקבלה בקשה להשתמש בכתובת זו לחשבון ב־{site}. אם הבקשה שלכם, אפשר לאשר אותה כאן במשך יממה:',
      '{link}',
      'אם לא ביקשתם זאת, אין צורך לעשות דבר.',
    ],
  },
  'address-is-changing': {
    subject: 'כתובת האימייל שלכם עומדת להשתנות',
    lines: [
      'מי שמחובר לחשבון שלכם ב־{site} ביקש לעבור לכתובת אימייל אחרת. לאחר שהכתובת תאושר, הכניסה תהיה באמצעותה.',
      'אם לא ביקשתם זאת, יש לבחור עכשיו סיסמה חדשה: {link}',
    ],
  },
  'password-changed': {
    subject: 'הסיסמה שלכם שונתה',
    lines: [
      'הסיסמה של החשבון שלכם ב־{site} שונתה זה עתה, וכל שאר המכשירים נותקו.',
      'אם לא שיניתם אותה, יש לבחור עכשיו סיסמה חדשה: {link}',
    ],
  },
  'already-registered': {
    subject: 'כבר יש לכם חשבון',
    lines: [
      'התקבלה בקשה להירשם ל־{site} עם כתובת זו, אך כבר יש לה חשבון. אם הבקשה שלכם, אפשר להיכנס, או לבחור סיסמה חדשה כאן:',
      '{link}',
      'אם לא ביקשתם זאת, אין צורך לעשות דבר.',
    ],
  },
  'new-device': {
    subject: 'כניסה ממכשיר חדש',
    lines: [
      'מישהו נכנס לחשבון שלכם ב־{site} ממכשיר שלא הכרנו: {device}, {when}.',
      'אם הכניסה שלכם, אין צורך לעשות דבר. אם לא, יש לבחור עכשיו סיסמה חדשה, והמכשיר ינותק: {link}',
    ],
  },
  'factor-added': {
    subject: 'נוספה אפליקציית אימות',
    lines: [
      'מעתה הכניסה לחשבון שלכם ב־{site} דורשת קוד מאפליקציית אימות שהוגדרה זה עתה.',
      'אם לא הגדרתם אותה, יש לבחור עכשיו סיסמה חדשה: {link}',
    ],
  },
  'factor-removed': {
    subject: 'הוסרה אפליקציית אימות',
    lines: [
      'אפליקציית אימות הוסרה מהחשבון שלכם ב־{site}. הקודים שלה כבר אינם תקפים.',
      'אם לא הסרתם אותה, יש לבחור עכשיו סיסמה חדשה: {link}',
    ],
  },
  'factor-reset': {
    subject: 'השלב השני בכניסה לחשבון יוסר',
    lines: [
      'מי שפתח קישור ששלחנו לכתובת זו ביקש להסיר את השלב השני בכניסה לחשבון שלכם ב־{site}. החל ב־{when} תידרש בכניסה סיסמה בלבד.',
      'אם הבקשה שלכם, יש להיכנס שוב לאחר מועד זה. אם לא, יש להיכנס לפני כן עם קוד מהאפליקציה, והבקשה תבוטל. אם הסיסמה שלכם כבר אינה תקפה, יש לבחור קודם חדשה: {link}',
    ],
  },
  'address-changed': {
    subject: 'כתובת האימייל שלכם שונתה',
    lines: [
      'לחשבון שלכם ב־{site} יש עכשיו כתובת אימייל אחרת, והכניסה היא באמצעותה. קישורים ששלחנו בעבר לכתובת זו כבר אינם תקפים.',
      'אם לא שיניתם אותה, נא לפנות למי שמפעיל את {site}.',
    ],
  },
  'way-in-added': {
    subject: 'דרך נוספת להיכנס',
    lines: [
      'התקבלה כניסה ל־{site} דרך שירות שמאשר שכתובת זו שייכת לנכנס. מעכשיו החשבון שלכם נפתח גם בדרך הזאת.',
      'אם לא נכנסתם כך, יש לבחור עכשיו סיסמה חדשה ולהסיר את השירות בפרופיל: {link}',
    ],
  },
  'key-made': {
    subject: 'נוצר מפתח לתוכנה',
    lines: [
      'זה עתה נוצר מפתח לחשבון שלכם ב־{site}. תוכנה שהמפתח בידה רואה את המילים שהקוראים שלכם מכירים.',
      'אם לא יצרתם אותו, יש לבחור סיסמה חדשה עכשיו, וכל המפתחות יבוטלו: {link}',
    ],
  },
  'account-unused': {
    subject: 'החשבון שלכם עומד להימחק',
    lines: [
      'כבר {months} חודשים לא הייתה כניסה לחשבון שלכם ב־{site}. הוא יימחק ב־{when}, עם כל מה ששמור בו.',
      'כדי לשמור עליו, אפשר להיכנס לפני המועד הזה: {link}',
      'אם לא נחוץ לכם עוד החשבון, אין צורך לעשות דבר.',
    ],
  },
  invitation: {
    subject: 'הזמנה',
    lines: [
      'מפעילי {site} מזמינים אותך לפתוח שם חשבון. הקישור פועל פעם אחת, עד {when}:',
      '{link}',
      'אם לא נחוץ לכם חשבון, אין צורך לעשות דבר.',
    ],
  },
};

export const emailTemplates: Readonly<Record<ReaderLanguage, typeof english>> = {
  en: english,
  he: hebrew,
};
