import type { Dictionary, Level } from '@vernacular/analyzer';

import { findTerms } from '../glossary/find-terms.ts';
import type { Glossary } from '../glossary/glossary.ts';
import { helpWithTerm, helpWithWord } from '../help/help-at.ts';
import { type HelpTools, termsOf } from '../help/helps-in.ts';
import { inSource } from '../source/marked-text.ts';
import type { Suggestion } from '../suggestions/suggestions-at.ts';
import { lastAtOrBefore } from '../text/last-at-or-before.ts';
import type { Stretch } from '../text/sentences.ts';
import type { Checked, Finding } from './check-text.ts';

/** A plainer word for a finding; `replaces` is a stretch of the source. */
export interface Plainer extends Pick<Suggestion, 'plainer' | 'level' | 'by' | 'unroundedScore'> {
  readonly replaces: Stretch;
}

/** What can be done about a finding. */
export interface FindingHelp {
  /** The term that holds the word, or the word. */
  readonly term: string;
  readonly plainer: readonly Plainer[];
  /** What the term means, in a few words; null if the glossary does not have it. */
  readonly meaning: string | null;
}

const found = new WeakMap<Checked, ReturnType<typeof readTerms>>();

const readTerms = ({ report }: Checked, glossary: Glossary) => [
  ...termsOf(report.tokens, findTerms(report.text, glossary)),
];

function termAt(checked: Checked, place: Stretch, glossary: Glossary | null) {
  if (!glossary) return null;
  const terms = found.get(checked) ?? readTerms(checked, glossary);
  found.set(checked, terms);
  const last = lastAtOrBefore(terms.length, (at) => terms[at]!.found.start, place.start);
  const term = terms[last];
  return term && term.found.start <= place.start && place.end <= term.found.end ? term : null;
}

/**
 * Up to three plainer words for a hard word, with the score each would give the text, and its meaning. A word of a term
 * gets the help of the whole term. No plainer word where markup would be lost.
 */
export function helpFor(
  checked: Checked,
  { rule, place }: Finding,
  { dictionary, tag, glossary }: HelpTools & { readonly dictionary: Dictionary },
): FindingHelp {
  const { report, source } = checked;
  const { text, method } = report;
  const read = { text, method, dictionary, totals: report };
  if (rule !== 'rare' && rule !== 'mid') return { term: '', plainer: [], meaning: null };
  const term = termAt(checked, place, glossary);
  const help = term
    ? helpWithTerm(read, term.found, term.level, tag)
    : helpWithWord(read, place, rule satisfies Level, tag);
  const plainer = help.plainer.flatMap(({ replaces, ...suggestion }) => {
    const stands = inSource(source, replaces);
    const isWhole = stands.end - stands.start === replaces.end - replaces.start;
    return isWhole ? [{ ...suggestion, replaces: stands }] : [];
  });
  return { term: help.term, plainer, meaning: help.gloss?.meaning ?? null };
}
