import { passwordLimits } from '@vernacular/contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

import type { WeakPassword } from '../gotrue/gotrue-error.ts';

const { shortest, longest } = passwordLimits;

/** NFKC, as NIST SP 800-63B advises. Apply before checking, hashing or comparing. */
export const normalisePassword = (password: string): string => password.normalize('NFKC');

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** How many characters zxcvbn scores; longer input would only cost time. */
const judged = 64;
/** Scores below 2 take fewer than a million guesses (zxcvbn, Wheeler 2016). */
const easy = 2;

/**
 * Why a normalised password is refused; null when it is allowed. `known` holds guessable words: the address, the
 * site's name. Length is in characters, not bytes.
 */
export function weaknessOf(password: string, known: readonly string[]): WeakPassword | null {
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
  if (judge.check(password.slice(0, judged), [...parts, ...joined]).score < easy)
    return {
      reasons: ['common'],
      message:
        'This password is easy to guess: it is a common one, a simple pattern, or your own address. Choose another.',
    };
  return null;
}
