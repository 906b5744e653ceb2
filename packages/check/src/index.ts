export { findByParagraph, type FindIn } from './changing/incremental-check.ts';
export { type Change, patchMarkedText } from './changing/patch-marked-text.ts';
export {
  type Checked,
  checkText,
  type CheckOptions,
  type Finding,
  sentenceOf,
} from './findings/check-text.ts';
export { helpFor, type Plainer } from './findings/plainer-words-and-meaning.ts';
export { nameOfRule, sayFinding, sayMeaning } from './findings/describe-finding.ts';
export type { Gloss } from './glossary/insert-gloss.ts';
export { findTerms } from './glossary/find-terms.ts';
export { type GlossaryField, openGlossary } from './glossary/glossary.ts';
export { type Sense, sensesOf } from './glossary/senses-of-term.ts';
export type { Help } from './help/help-with-words.ts';
export {
  helpsIn,
  type HelpTools,
  helpWithText,
  type TermInText,
  type TextHelp,
} from './help/help-with-text.ts';
export { loadHelpTools } from './help/load-help-tools.ts';
export {
  type IsPlainer,
  type PlainerOf,
  plainerWordLookup,
} from './plainer/suggest-plainer-words.ts';
export {
  inSource,
  joinPieces,
  type MarkedText,
  type Piece,
  plainSource,
} from './source/marked-text.ts';
export type { ReadText, Suggestion } from './suggestions/plainer-words-with-score.ts';
export { lastAtOrBefore } from './text/last-at-or-before.ts';
export { openTagger, type TagWords } from './text/part-of-speech-tagger.ts';
export { sentencesOf, type Stretch } from './text/sentences.ts';
