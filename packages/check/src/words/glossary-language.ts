import type { GlossaryField } from '../glossary/glossary.ts';

/** What the glossary needs to know of a language. */
export interface GlossaryLanguage {
  readonly fields: () => Promise<readonly GlossaryField[]>;
  /** Each matches the text before a term that has just been introduced or paraphrased: “known as”, “שנקראת”. */
  readonly introduced: readonly RegExp[];
  /** Matches the text after an explained term: “hypoxia (a lack of oxygen)”, “hypoxia, that is, a lack of oxygen”. */
  readonly explained: RegExp;
}
