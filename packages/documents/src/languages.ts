/** The languages that Vernacular judges, by BCP 47 and by the names that LaTeX's babel and polyglossia have. */
const judged =
  /^(?:en|he|iw)(?:[-_]|$)|english|hebrew|^(?:american|british|australian|canadian|newzealand)$/iu;

/** Whether a passage is marked as being in another language, whose words are no jargon: “Schadenfreude”. */
export const isForeign = (language: string): boolean =>
  language.trim() !== '' && !judged.test(language.trim());
