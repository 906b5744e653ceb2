import type { Totals } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { Levels } from '../live/protocol.ts';
import type { GradedText } from '../result/graded-text.ts';
import type { FlaggedWord } from '../words/coloured-words.ts';

/** A stored text with the reading that it had. */
export interface Version extends Reading {
  /** Creation time in milliseconds; unique. */
  readonly made: number;
  /** Running number; the version's label while it has no name. */
  readonly nth: number;
  readonly name: string;
  readonly text: string;
}

/** What the analysis says of a version. */
export interface Reading {
  /** Null for a text without words. */
  readonly score: number | null;
  readonly marked: readonly FlaggedWord[];
  /** Dictionary and method; scores of different ones are not comparable. Empty while the text is unread. */
  readonly counts: string;
}

/** The reading of a text that is not analysed. */
export const unread: Reading = { score: null, marked: [], counts: '' };

export const readingOf = (
  { score }: Pick<Totals, 'score'>,
  { words }: Pick<GradedText | Levels, 'words'>,
  counts: string,
): Reading => ({ score, marked: words.flagged, counts });

/** Whether two scores are comparable: same dictionary and same method. */
export const doCompare = (one: Reading, other: Reading): boolean =>
  one.counts === other.counts && one.counts !== '';

/** Returns what to call a version: its name, or its number. */
export function useVersionName(): (version: Pick<Version, 'name' | 'nth'>) => string {
  const { t } = useTranslation('versions');
  const { number } = useNumberFormat();
  return ({ name, nth }) => name || t('numbered', { nth: number(nth) });
}
