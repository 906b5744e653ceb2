/** Words with an initial vowel sound: “hour”, but not “useful” or “one”. */
const vowel =
  /^(?!eu|one(?!\p{L})|once|uni(?!n)|us[aei]|ut[ei]|ubi)[aeiou]|^(?:heir|honest|honou?r|hour)/iu;

/** Fits an “a” or “an” before a word to the first sound of the new word: “an efficacious” → “an effective”. */
export const mendArticle = (before: string, plainer: string): string =>
  before.replace(
    /\b([Aa])n?(\s+)$/u,
    (_, a: string, space: string) => `${a}${vowel.test(plainer) ? 'n' : ''}${space}`,
  );
