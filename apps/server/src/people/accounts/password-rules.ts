import { passwordLimits } from '@vernacular/contract';

import { commonPasswords } from './common-passwords.ts';
import type { WeakPassword } from './gotrue-error.ts';

const { shortest, longest } = passwordLimits;

/**
 * One form for the same password typed on two keyboards: NFKC, as NIST SP 800-63B advises.
 * It is applied before a password is judged, hashed or compared.
 */
export const normalisePassword = (password: string): string => password.normalize('NFKC');

/** A password this long is no pattern that anybody tries, even when it repeats. */
const longPattern = 16;

/** One character or a few over and over ("aaaaaaaa", "12341234"), or a run up or down ("87654321"). */
function isPattern(password: string): boolean {
  if (password.length > longPattern) return false;
  const points = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const isRun = [1, -1].some((step) =>
    points.every((point, index) => index === 0 || point - (points[index - 1] ?? 0) === step),
  );
  return isRun || /^(.{1,4}?)\1+$/su.test(password);
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether little is left when what everybody knows of a person is taken out: fewer than four characters. */
const isMadeOf = (password: string, known: readonly string[]) =>
  known
    .map(lettersOf)
    .filter((text) => text.length >= 4)
    .some(
      (text) =>
        lettersOf(password).replaceAll(text, '').length < 4 && lettersOf(password).includes(text),
    );

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
  if (
    commonPasswords.has(password.toLowerCase()) ||
    isPattern(password.toLowerCase()) ||
    isMadeOf(password, parts)
  )
    return {
      reasons: ['common'],
      message:
        'This password is easy to guess: it is a common one, a simple pattern, or your own address. Choose another.',
    };
  return null;
}
