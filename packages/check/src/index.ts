export { findByParagraph, type FindIn } from './changing/find-by-paragraph.ts';
export { type Change, patched } from './changing/patched.ts';
export {
  type Checked,
  checkText,
  type CheckOptions,
  type Finding,
  sentenceOf,
} from './findings/check-text.ts';
export { type FindingHelp, helpFor, type Plainer } from './findings/help-for.ts';
export { nameOfRule, sayFinding, sayMeaning } from './findings/say-finding.ts';
export type { Gloss } from './glossary/explain-here.ts';
export { findTerms, type FoundTerm } from './glossary/find-terms.ts';
export {
  type Glossary,
  type GlossaryEntry,
  type GlossaryField,
  openGlossary,
} from './glossary/glossary.ts';
export { type Sense, sensesOf } from './glossary/senses-of.ts';
export type { Help } from './help/help-at.ts';
export {
  helpsIn,
  type HelpTools,
  helpWithText,
  type TermInText,
  type TextHelp,
} from './help/helps-in.ts';
export { openHelp } from './help/open-help.ts';
export { mendArticle } from './plainer/article.ts';
export { rungOf } from './plainer/claim-ladders.ts';
export { entriesMet, plainEntries } from './plainer/plain-index.ts';
export { plainerIn, type PlainerOf } from './plainer/plainer-in.ts';
export type { IsPlainer } from './plainer/plainer-word.ts';
export type { PlainEntry } from './plainer/tables/plain-entry.ts';
export {
  inSource,
  joinPieces,
  type MarkedText,
  type Piece,
  plainSource,
} from './source/marked-text.ts';
export { type ReadText, type Suggestion, suggestionsAt } from './suggestions/suggestions-at.ts';
export { lastAtOrBefore } from './text/last-at-or-before.ts';
export { openTagger, type TagWords } from './text/parts-of-speech.ts';
export { sentencesOf, type Stretch } from './text/sentences.ts';
