import { type Suggestion, suggestionsAt } from '../suggestions/suggestions-at.ts';
import type { TagWords } from '../text/parts-of-speech.ts';
import type { Stretch } from '../text/sentences.ts';
import { inSource } from '../source/marked-text.ts';
import type { Checked, Finding } from './check-text.ts';
import type { Dictionary } from '@vernacular/analyzer';

/** A plainer word for a finding; `replaces` is a stretch of the source. */
export interface Plainer extends Pick<Suggestion, 'plainer' | 'level' | 'by' | 'unroundedScore'> {
  readonly replaces: Stretch;
}

/**
 * Up to three plainer words for a finding, with the score each would give the text. None for a word that contains
 * markup, because a replacement would lose the markup.
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
