import type { ReaderLanguage } from '../../http/index.ts';
import type { Letter } from '../../outside/index.ts';

/** The reasons we write to people. */
export type LetterKind =
  | 'recovery'
  | 'confirm-address'
  | 'confirm-new-address'
  | 'address-is-changing'
  | 'password-changed'
  | 'already-registered';

interface Words {
  readonly subject: string;
  readonly lines: readonly string[];
}

const english: Readonly<Record<LetterKind, Words>> = {
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
};

const hebrew: Readonly<Record<LetterKind, Words>> = {
  recovery: {
    subject: 'בחירת סיסמה חדשה',
    lines: [
      'התקבלה בקשה לסיסמה חדשה לחשבון שלך ב־{site}. אם הבקשה שלך, אפשר לבחור סיסמה כאן במשך שעה:',
      '{link}',
      'אם לא ביקשת זאת, אין צורך לעשות דבר. הסיסמה שלך לא השתנתה.',
    ],
  },
  'confirm-address': {
    subject: 'אישור כתובת הדוא״ל',
    lines: [
      'ברוכים הבאים ל־{site}. נא לאשר שכתובת זו שלך:',
      '{link}',
      'אם לא נרשמת, אין צורך לעשות דבר.',
    ],
  },
  'confirm-new-address': {
    subject: 'אישור כתובת דוא״ל חדשה',
    lines: [
      'התקבלה בקשה להשתמש בכתובת זו לחשבון ב־{site}. אם הבקשה שלך, אפשר לאשר אותה כאן במשך יממה:',
      '{link}',
      'אם לא ביקשת זאת, אין צורך לעשות דבר.',
    ],
  },
  'address-is-changing': {
    subject: 'כתובת הדוא״ל שלך עומדת להשתנות',
    lines: [
      'מי שמחובר לחשבון שלך ב־{site} ביקש לעבור לכתובת דוא״ל אחרת. לאחר שהכתובת תאושר, הכניסה תהיה באמצעותה.',
      'אם לא ביקשת זאת, יש לבחור עכשיו סיסמה חדשה: {link}',
    ],
  },
  'password-changed': {
    subject: 'הסיסמה שלך שונתה',
    lines: [
      'הסיסמה של החשבון שלך ב־{site} שונתה זה עתה, וכל שאר המכשירים נותקו.',
      'אם לא שינית אותה, יש לבחור עכשיו סיסמה חדשה: {link}',
    ],
  },
  'already-registered': {
    subject: 'כבר יש לך חשבון',
    lines: [
      'התקבלה בקשה להירשם ל־{site} עם כתובת זו, אך כבר יש לה חשבון. אם הבקשה שלך, אפשר להיכנס, או לבחור סיסמה חדשה כאן:',
      '{link}',
      'אם לא ביקשת זאת, אין צורך לעשות דבר.',
    ],
  },
};

/** Every reason we write to people. */
export const letterKinds = Object.keys(english) as readonly LetterKind[];

const words: Readonly<Record<ReaderLanguage, typeof english>> = { en: english, he: hebrew };

/** Writes a letter. */
export function writeLetter(
  kind: LetterKind,
  language: ReaderLanguage,
  { to, site, link }: { readonly to: string; readonly site: string; readonly link: string },
): Letter {
  const { subject, lines } = words[language][kind];
  const fill = (line: string) => line.replaceAll('{site}', site).replaceAll('{link}', link);
  return { to, subject: `${site}: ${subject}`, text: `${lines.map(fill).join('\n\n')}\n` };
}
