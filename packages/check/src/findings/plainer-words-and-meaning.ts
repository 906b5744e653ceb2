import type { Dictionary } from '@vernacular/analyzer';

import { type HelpTools, helpWithText, type TextHelp } from '../help/help-with-text.ts';
import { entriesMet } from '../plainer/plain-word-index.ts';
import { type PlainEntry, plainWords } from '../plainer/tables/plain-entries.ts';
import { inSource } from '../source/marked-text.ts';
import type { Suggestion } from '../suggestions/plainer-words-with-score.ts';
import type { Stretch } from '../text/sentences.ts';
import type { Checked, Finding } from './check-text.ts';

/** A plainer word for a finding; `replaces` is a stretch of the source. */
export interface Plainer extends Pick<Suggestion, 'plainer' | 'level' | 'by' | 'unroundedScore'> {
  readonly replaces: Stretch;
  /** Whether it fits every sentence, so that `--fix` may insert it without asking. */
  readonly isSure: boolean;
}

/** Plainer words and the meaning for the word of a finding. */
export interface FindingHelp {
  /** The glossary term that contains the word, else the word, as written; '' for a finding that is no hard word. */
  readonly term: string;
  readonly plainer: readonly Plainer[];
  /** A short definition; null if the glossary does not have the term. */
  readonly meaning: string | null;
}

const sure: ReadonlySet<PlainEntry> = new Set(plainWords);

function isSureWord(written: string): boolean {
  const met = entriesMet(written);
  return met.length > 0 && met.every(({ entry }) => sure.has(entry));
}

const helpers = new WeakMap<Checked, TextHelp>();

/** Finds the terms of a checked text at the first call and caches them. */
function helperOf(checked: Checked, dictionary: Dictionary, tools: HelpTools): TextHelp {
  const known = helpers.get(checked);
  if (known) return known;
  const { text, method, tokens } = checked.report;
  const helper = helpWithText({ text, method, dictionary, totals: checked.report }, tokens, tools);
  helpers.set(checked, helper);
  return helper;
}

/**
 * Up to three plainer words for a hard word, each with the score it would give the text, and its meaning. A word
 * within a term gets the help of the whole term. Plainer words that would remove markup are left out.
 */
export function helpFor(
  checked: Checked,
  { rule, place }: Finding,
  { dictionary, ...tools }: HelpTools & { readonly dictionary: Dictionary },
): FindingHelp {
  if (rule !== 'rare' && rule !== 'mid') return { term: '', plainer: [], meaning: null };
  const help = helperOf(checked, dictionary, tools).at(place);
  const plainer = help.plainer.flatMap(({ replaces, ...suggestion }, nth) => {
    const isSure = nth === 0 && help.field === null && isSureWord(help.term);
    const stands = inSource(checked.source, replaces);
    const isWhole = stands.end - stands.start === replaces.end - replaces.start;
    return isWhole ? [{ ...suggestion, replaces: stands, isSure }] : [];
  });
  // As written, because the meaning has the same form: “inundated: flooded”.
  const term = checked.report.text.slice(help.start, help.end);
  return { term, plainer, meaning: help.gloss?.meaning ?? null };
}
