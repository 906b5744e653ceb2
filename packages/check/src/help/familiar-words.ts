import { foldWord, formsOf, spellingVariants } from '@vernacular/analyzer';

/** Whether readers usually know a word, though it is seldom written. */
export type IsFamiliar = (word: string) => boolean;

/**
 * Loads a test whether readers usually know an English word. It is true for the about 3,000 words, in any form, that
 * four in five American pupils knew in fourth grade, and false for a word with a capital, which may be a name. See:
 * Chall and Dale 1995, “Readability revisited: the new Dale-Chall readability formula”.
 */
export async function openFamiliarWords(): Promise<IsFamiliar> {
  const { daleChall } = await import('dale-chall');
  const listed = new Set(daleChall.map((word) => word.toLowerCase()));
  return (written) => {
    if (/\p{Lu}/u.test(written)) return false;
    const word = foldWord(written, 'en');
    return [word, ...spellingVariants(word), ...formsOf(word, 'en')].some((form) =>
      listed.has(form),
    );
  };
}
