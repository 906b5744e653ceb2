/** The languages that Vernacular judges, by BCP 47 and by the names that LaTeX's babel and polyglossia have. */
const judged =
  /^(?:en|he|iw)(?:[-_]|$)|english|hebrew|^(?:american|british|australian|canadian|newzealand)$/iu;

/** Commands and environments that polyglossia has for languages: `\textgerman{…}`, `\begin{french}`. */
export const languageCommand =
  /^(?:text)?((?:n|swiss)?german|french|spanish|italian|latin|greek|russian|ukrainian|arabic|portuguese|dutch|polish|czech|hungarian|swedish|danish|norwegian|finnish|turkish)$/u;

/** Whether a passage is marked as being in another language, whose words are no jargon: “Schadenfreude”. */
export const isForeign = (language: string): boolean =>
  language.trim() !== '' && !judged.test(language.trim());
