import type { OfferedDictionary } from '@vernacular/contract';

/** A dictionary as a server might offer it. For examples in tests. */
export const offered = (
  code: string,
  rest: Partial<OfferedDictionary> = {},
): OfferedDictionary => ({
  code,
  language: 'en',
  languageName: rest.language === 'he' ? 'Hebrew' : 'English',
  period: { from: Number(code.slice(-9, -5)), to: Number(code.slice(-4)) },
  label: code,
  kind: 'news',
  measure: 'occurrences',
  scale: 1,
  cutoffs: { common: 1000, mid: 50 },
  types: null,
  tokens: null,
  isInstalled: true,
  isDefault: false,
  isMine: false,
  credit: '',
  levelsUrl: `/dictionaries/${code}.1.levels`,
  countsUrl: `/dictionaries/${code}.1.counts`,
  ...rest,
});
