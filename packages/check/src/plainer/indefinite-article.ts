/** Words with an initial vowel sound: “hour”, but not “useful” or “one”. */
const vowel =
  /^(?!eu|one(?!\p{L})|once|uni(?!n)|us[aei]|ut[ei]|ubi)[aeiou]|^(?:heir|honest|honou?r|hour)/iu;

/** Changes “a” or “an” before a word to fit the first sound of its replacement: “an efficacious” → “a helpful”. */
export const fixArticle = (before: string, plainer: string): string =>
  before.replace(
    /\b([Aa])n?(\s+)$/u,
    (_, a: string, space: string) => `${a}${vowel.test(plainer) ? 'n' : ''}${space}`,
  );
