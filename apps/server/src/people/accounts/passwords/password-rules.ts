import { passwordLimits } from '@vernacular/contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

import type { WeakPassword } from '../gotrue/gotrue-error.ts';
import { isBreached } from './breached-passwords.ts';

const { shortest, longest } = passwordLimits;

/** The password in NFKC, as NIST SP 800-63B advises. Apply before checking, hashing or comparing. */
export const normalisePassword = (password: string): string => password.normalize('NFKC');

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** How many characters zxcvbn scores at once: its time grows faster than the length. */
const judged = 64;
/** Fewer guesses than this are few (zxcvbn, Wheeler 2016). */
const million = 1e6;

/**
 * Whether a password takes fewer than a million guesses. The characters after the first 64 are scored only when those
 * are not enough.
 */
function isEasy(password: string, parts: readonly string[]): boolean {
  const guesses = (half: string) => (half === '' ? 1 : judge.check(half, [...parts]).guesses);
  const first = guesses(password.slice(0, judged));
  return first < million && first * guesses(password.slice(judged)) < million;
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
