/** English and Hebrew, as BCP 47 tags and by the names that LaTeX's babel and polyglossia use. */
const judged =
  /^(?:en|he|iw)(?:[-_]|$)|english|hebrew|^(?:american|british|australian|canadian|newzealand)$/iu;

/**
 * Matches the name of a LaTeX command or environment by which polyglossia marks text in another language:
 * `\textgerman{…}`, `\begin{french}`.
 */
export const languageCommand =
  /^(?:text)?((?:n|swiss)?german|french|spanish|italian|latin|greek|russian|ukrainian|arabic|portuguese|dutch|polish|czech|hungarian|swedish|danish|norwegian|finnish|turkish)$/u;

/**
 * Whether a language tag or name stands for a language other than English and Hebrew; false for an empty one. Words in
 * a passage of such a language, like “Schadenfreude”, are no jargon.
 */
export const isForeign = (language: string): boolean =>
  language.trim() !== '' && !judged.test(language.trim());
