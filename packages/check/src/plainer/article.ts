/** Words that sound as if they began with a vowel: not “useful” or “one”, but “hour”. */
const vowel =
  /^(?!eu|one(?!\p{L})|once|uni(?!n)|us[aei]|ut[ei]|ubi)[aeiou]|^(?:heir|honest|honou?r|hour)/iu;

/** “a utilised” → “a used”, “an efficacious” → “an effective”: the article before a word follows the new word's first sound. */
export const mendArticle = (before: string, plainer: string): string =>
  before.replace(
    /\b([Aa])n?(\s+)$/u,
    (_, a: string, space: string) => `${a}${vowel.test(plainer) ? 'n' : ''}${space}`,
  );
