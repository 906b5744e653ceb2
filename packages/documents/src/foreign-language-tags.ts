/** English and Hebrew, as BCP 47 tags and by the names that LaTeX's babel and polyglossia use. */
const judged =
  /^(?:en|he|iw)(?:[-_]|$)|english|hebrew|^(?:american|british|australian|canadian|newzealand)$/iu;

/** Commands and environments that polyglossia has for languages: `\textgerman{…}`, `\begin{french}`. */
export const languageCommand =
  /^(?:text)?((?:n|swiss)?german|french|spanish|italian|latin|greek|russian|ukrainian|arabic|portuguese|dutch|polish|czech|hungarian|swedish|danish|norwegian|finnish|turkish)$/u;

/**
 * Whether a language tag or name stands for a third language. Words in such a passage, like “Schadenfreude”, are no
 * jargon.
 */
export const isForeign = (language: string): boolean =>
  language.trim() !== '' && !judged.test(language.trim());
