import type { Dictionary, LanguageCode } from '@vernacular/analyzer';

import { type Checked, type Finding, sentenceOf } from '../findings/check-text.ts';
import { helpFor } from '../findings/plainer-words-and-meaning.ts';
import { nameOfRule, sayFinding, sayMeaning } from '../findings/describe-finding.ts';
import type { HelpTools } from '../help/help-with-text.ts';
import type { Stretch } from '../text/sentences.ts';
import { rules } from './rules.ts';

interface MatchOptions {
  readonly dictionary: Dictionary;
  /** Without it, no match has a replacement or a meaning. */
  readonly help?: HelpTools | undefined;
  readonly rules: ReadonlySet<Finding['rule']>;
  readonly language: LanguageCode;
  /** URL of a page about the rules. */
  readonly explainedAt: string;
  /** The largest number of matches. */
  readonly most?: number;
}

const around = 40;
const longestMatchShown = 1000;
/**
 * Clients show the sentence or, as LTeX does, store it. A long sentence is cut, because each of its matches would
 * repeat it.
 */
const longestSentenceShown = 300;

/**
 * The findings of a text as LanguageTool matches, in text order. With `most`, only the first ones, because looking up
 * help is the costly part of a check; `isComplete` is then false if there were more.
 */
export function languageToolMatches(
  checked: Checked,
  { most = Infinity, ...options }: MatchOptions,
) {
  const findings = checked.findings.filter(({ rule }) => options.rules.has(rule));
  return {
    matches: findings.slice(0, most).map((finding) => matchOf(checked, finding, options)),
    isComplete: findings.length <= most,
  };
}

/**
 * A match in the response of `POST /v2/check`, LanguageTool HTTP API version 1. Clients need every field but
 * `rule.urls`: languagetool-rust with all its features refuses a match without one, TeXstudio reads `context`, LTeX
 * `sentence`.
 */
function matchOf(checked: Checked, finding: Finding, options: Omit<MatchOptions, 'most'>) {
  const { dictionary, help, language, explainedAt } = options;
  const { id, category, issueType } = rules[finding.rule];
  const name = nameOfRule(finding.rule, language);
  const { term, plainer, meaning } = help
    ? helpFor(checked, finding, { dictionary, ...help })
    : { term: '', plainer: [], meaning: null };
  // A client replaces only the match, so an “a” that has to change is made part of the match.
  const [first] = plainer;
  const { start, end } = first?.replaces ?? finding.source;
  const alike = plainer.filter(({ replaces }) => replaces.start === start);
  return {
    message: [
      sayFinding(finding, checked.report.dictionary, language),
      ...(meaning === null ? [] : [sayMeaning({ term, meaning })]),
    ].join(' '),
    shortMessage: name,
    replacements: alike.map(({ by }) => ({ value: by })),
    // In the source as it was sent, including markup, in UTF-16 units.
    offset: start,
    length: end - start,
    context: contextOf(checked.source.text, finding.place),
    sentence: sentenceShown(checked, finding.place),
    type: { typeName: 'Other' },
    rule: {
      id,
      description: name,
      issueType,
      urls: [{ value: explainedAt }],
      category: { id: category, name },
    },
    ignoreForIncompleteSentence: false,
    contextForSureMatch: 0,
  };
}

/** The sentence of a match; of a long one, the part around the match. */
function sentenceShown(checked: Checked, place: Stretch): string {
  const { start, end } = sentenceOf(checked, place);
  const latest = Math.max(start, end - longestSentenceShown);
  const from = Math.min(Math.max(start, place.start - longestSentenceShown / 2), latest);
  return checked.source.text.slice(from, Math.min(end, from + longestSentenceShown));
}

function contextOf(text: string, { start, end }: Stretch) {
  const from = Math.max(0, start - around);
  const to = Math.min(text.length, Math.min(end, start + longestMatchShown) + around);
  const before = from > 0 ? '…' : '';
  const behind = to < text.length ? '…' : '';
  return {
    text: before + text.slice(from, to).replaceAll(/\s/gu, ' ') + behind,
    offset: before.length + start - from,
    length: Math.min(end, to) - start,
  };
}
