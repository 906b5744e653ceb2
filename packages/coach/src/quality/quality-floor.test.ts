import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { localCoach } from '../local/local-coach.ts';
import { judge, measuresOf } from './judge.ts';
import { casesOf, type QualityFile } from './quality-file.ts';

const coach = localCoach({ isPlainer: (plainer, word) => plainer.length < word.length });

const measure = async (language: 'en' | 'he', half: string) => {
  const path = new URL(`answers/${language}-${half}.json`, import.meta.url);
  const file = JSON.parse(readFileSync(path, 'utf8')) as QualityFile;
  return measuresOf(await judge(casesOf(file, language), coach));
};

describe.each([
  ['en', 'develop'],
  ['en', 'judge'],
  ['he', 'develop'],
  ['he', 'judge'],
] as const)('what is said of the answers (%s, %s)', (language, half) => {
  test('is right, finds most of what was planted, and comes once', async () => {
    const found = await measure(language, half);
    expect(found['praise that is right'].value).toBeGreaterThanOrEqual(0.92);
    expect(found['criticism that is right'].value).toBeGreaterThanOrEqual(0.9);
    expect(found['planted faults found'].value).toBeGreaterThanOrEqual(0.75);
    expect(found['drafts with a fault that get a useful remark'].value).toBeGreaterThanOrEqual(0.8);
    expect(found['said before in the conversation'].value).toBeLessThanOrEqual(0.05);
  });
});
