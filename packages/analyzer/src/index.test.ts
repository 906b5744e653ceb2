import { expect, it } from 'vitest';
import * as analyzer from './index.ts';

it('exposes the public interface', () => {
  expect(Object.keys(analyzer).sort()).toEqual([
    'HIGH_START',
    'LOW_START',
    'analyze',
    'buildFingerprintTable',
    'buildWordTable',
    'compareStudents',
    'comparisonCsvRows',
    'countOf',
    'countWords',
    'foldWord',
    'gradingResult',
    'groupCsvColumns',
    'groupCsvRow',
    'languageSample',
    'languages',
    'levels',
    'measure',
    'pairByName',
    'renderHtml',
    'rounded',
    'scanWords',
    'scoreFeedback',
    'sentenceStatistics',
    'shareSpellingCounts',
    'spellingVariants',
    'stepHigh',
    'stepLow',
    'studentOf',
    'studentResult',
    'tellLanguage',
    'totalsOf',
  ]);
});
