import { type Suggestion, suggestionsAt } from '../suggestions/suggestions-at.ts';
import type { TagWords } from '../text/parts-of-speech.ts';
import type { Stretch } from '../text/sentences.ts';
import { inSource } from '../source/marked-text.ts';
import type { Checked, Finding } from './check-text.ts';
import type { Dictionary } from '@vernacular/analyzer';

/** A plainer word for a finding, where it stands in the source. */
export interface Plainer extends Pick<Suggestion, 'plainer' | 'level' | 'by' | 'unroundedScore'> {
  /** What it takes the place of, in the source. */
  readonly replaces: Stretch;
}

/**
 * Up to three plainer words for a finding, each with the score that the text would have with it. None for a word with
 * markup in it, which a replacement would lose.
 */
export function plainerFor(
  { source, report }: Checked,
  { rule, place }: Finding,
  { dictionary, tag }: { readonly dictionary: Dictionary; readonly tag: TagWords },
): readonly Plainer[] {
  if (rule !== 'rare' && rule !== 'mid') return [];
  const { text, method } = report;
  return suggestionsAt({ text, method, dictionary, totals: report }, place, tag).flatMap(
    ({ replaces, ...suggestion }) => {
      const stands = inSource(source, replaces);
      const isWhole = stands.end - stands.start === replaces.end - replaces.start;
      return isWhole ? [{ ...suggestion, replaces: stands }] : [];
    },
  );
}
