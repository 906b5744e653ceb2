import { expect, it } from 'vitest';
import * as analyzer from './index.ts';

it('exposes the public interface', () => {
  expect(Object.keys(analyzer).sort()).toEqual([
    'HIGH_START',
    'LOW_START',
    'analyze',
    'buildFingerprintTable',
    'buildWordTable',
    'countOf',
    'countWords',
    'extendedGroupCsvColumns',
    'foldWord',
    'gradingResult',
    'groupCsvColumns',
    'groupCsvRow',
    'languages',
    'levels',
    'measure',
    'renderHtml',
    'scanWords',
    'scoreFeedback',
    'sentenceStatistics',
    'shareSpellingCounts',
    'spellingVariants',
    'stepHigh',
    'stepLow',
    'tellLanguage',
    'totalsOf',
  ]);
});
