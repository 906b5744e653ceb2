import { passwordLimits } from '@vernacular/contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

import type { WeakPassword } from '../gotrue/gotrue-error.ts';

const { shortest, longest } = passwordLimits;

/**
 * One form for the same password typed on two keyboards: NFKC, as NIST SP 800-63B advises.
 * It is applied before a password is judged, hashed or compared.
 */
export const normalisePassword = (password: string): string => password.normalize('NFKC');

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** What is hard to guess in its first part is hard to guess; more would only take time. */
const judged = 64;
/** Fewer than a million guesses find it (zxcvbn, Wheeler 2016): a common one, a pattern, or what others know. */
const easy = 2;

/**
 * Why a normalised password is refused; null when it may be used. Characters count, not bytes.
 * `known` is what others know of the person and the site: the e-mail address, the name of the site.
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
