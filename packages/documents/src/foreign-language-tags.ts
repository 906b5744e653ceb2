/** English and Hebrew, as BCP 47 tags and by the names that LaTeX's babel and polyglossia use. */
const judged =
  /^(?:en|he|iw)(?:[-_]|$)|english|hebrew|^(?:american|british|australian|canadian|newzealand)$/iu;

/** Commands and environments by which polyglossia marks another language: `\textgerman{…}`, `\begin{french}`. */
export const languageCommand =
  /^(?:text)?((?:n|swiss)?german|french|spanish|italian|latin|greek|russian|ukrainian|arabic|portuguese|dutch|polish|czech|hungarian|swedish|danish|norwegian|finnish|turkish)$/u;

/** Whether a tag or name, if not empty, is of a language other than English and Hebrew: its words are no jargon. */
export const isForeign = (language: string): boolean =>
  language.trim() !== '' && !judged.test(language.trim());
