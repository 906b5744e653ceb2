import { foldWord } from '@vernacular/analyzer';
import type { TFunction } from 'i18next';

import type { WordNote } from '../words/word-notes.ts';
import type { CountedBy, WordOnCard } from './word-card.tsx';

/** Fewer than this in a million words would be shown as none. */
const fewest = 0.01;

/** How often the word was counted, in the dictionary's measure; null where an exact count is missing. */
export function countSentence(
  t: TFunction<'word-card'>,
  number: (value: number) => string,
  { level, count }: Pick<WordOnCard, 'level' | 'count'>,
  { measure, scale, cutoffs, tokens }: CountedBy,
): string | null {
  const isUnknown = count === null;
  if (isUnknown && level !== 'rare') return null;
  const value = (count ?? 0) / scale;
  const mid = number(cutoffs.mid / scale);
  if (measure === 'per-million') {
    if (level === 'rare' && !count) return t('perMillionFewer', { mid });
    const shown = number(value);
    return shown === number(0)
      ? t('perMillionFewer', { mid: number(fewest) })
      : t('perMillion', { count: shown as never });
  }
  if (measure === 'word-pairs') {
    if (level === 'rare') return t('pairsUnlisted');
    return value < 1
      ? t('pairsListed')
      : t('pairs', { count: Math.floor(value), shown: number(Math.floor(value)) });
  }
  const millions = tokens === null ? null : number(Math.round(tokens / 100_000) / 10);
  if (isUnknown) {
    return millions === null ? t('fewerAlone', { mid }) : t('fewer', { mid, tokens: millions });
  }
  const times = t('times', { count: value, shown: number(value) });
  return millions === null
    ? t('occurrencesAlone', { times })
    : t('occurrences', { times, tokens: millions });
}

/** From which counts on a word is common or mid-frequency in this dictionary. */
export function ruleSentence(
  t: TFunction<'word-card'>,
  number: (value: number) => string,
  { measure, scale, cutoffs }: CountedBy,
): string {
  const values = { common: number(cutoffs.common / scale), mid: number(cutoffs.mid / scale) };
  if (measure === 'per-million') return t('rulePerMillion', values);
  return measure === 'word-pairs' ? t('rulePairs', values) : t('rule', values);
}

/** How many readers of this text marked the word, or else how many of the site knew it; null if nobody was asked. */
export function readersSentence(
  t: TFunction<'word-card'>,
  { readers, siteReaders, isTerm }: Pick<WordOnCard, 'readers' | 'siteReaders' | 'isTerm'>,
): string | null {
  const inTerm = readers?.word === undefined ? 'readersOfPhrase' : 'readersOfWord';
  if (readers) return t(isTerm ? inTerm : 'readers', { ...readers, count: readers.marked });
  return siteReaders ? t('siteReaders', siteReaders) : null;
}

/** What a note of the refined method says about the word. */
export function noteSentence(t: TFunction<'analyser'>, word: string, note: WordNote): string {
  switch (note.kind) {
    case 'name':
      return t('refined.word.name');
    case 'explained':
      return t('refined.word.explained');
    case 'family':
      return t('refined.word.family', { base: note.base });
    case 'term':
      return t('refined.word.term', { term: note.term });
    case 'technical-sense': {
      // The analyser's glosses are English; other languages use their own once these are loaded.
      const own: string = `refined.senses.${foldWord(word, 'en')}`;
      const sense = t(own as 'refined.title', { defaultValue: note.sense });
      return t('refined.word.sense', { sense });
    }
  }
}
