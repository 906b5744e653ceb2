import { expectTypeOf, test } from 'vitest';

import {
  analyze,
  type AnalyzeOptions,
  type Dictionary,
  gradingResult,
  type GradingResult,
  type LanguageCode,
  type Level,
  levels,
  type Refinement,
  type Report,
  languageByScript,
  type Totals,
} from './index.ts';

// `npm run types` judges these, not the run: what is written here is what others build on.
test('a report says what was asked of which dictionary, without the counts themselves', () => {
  expectTypeOf(analyze).parameter(1).toEqualTypeOf<Dictionary>();
  expectTypeOf(analyze).parameter(2).toEqualTypeOf<AnalyzeOptions | undefined>();
  expectTypeOf(analyze).returns.toEqualTypeOf<Report>();
  expectTypeOf<Report>().toExtend<Totals>();
  expectTypeOf<Report['dictionary']>().not.toHaveProperty('table');
});

test('levels, languages and methods are closed lists', () => {
  expectTypeOf<Level>().toEqualTypeOf<'common' | 'mid' | 'rare'>();
  expectTypeOf(levels).toExtend<readonly Level[]>();
  expectTypeOf<'en' | 'he'>().toExtend<LanguageCode>();
  expectTypeOf<string>().not.toExtend<LanguageCode>();
  expectTypeOf<Report['method']>().toEqualTypeOf<'published' | 'refined'>();
});

test('a text in no language we know is told as such', () => {
  expectTypeOf(languageByScript).returns.toEqualTypeOf<LanguageCode | undefined>();
});

test('a report cannot be written to', () => {
  expectTypeOf<Report['rareWords']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<Pick<Report, 'score'>>().toEqualTypeOf<{ readonly score: number | null }>();
});

test('each kind of refinement has what it alone needs', () => {
  expectTypeOf<Extract<Refinement, { kind: 'family' }>>().toHaveProperty('base');
  expectTypeOf<Extract<Refinement, { kind: 'name' }>>().not.toHaveProperty('base');
});

test('the result on the wire is made of a report alone', () => {
  expectTypeOf(gradingResult).toEqualTypeOf<(report: Report) => GradingResult>();
});
