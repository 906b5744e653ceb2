import { countWords, languageByScript } from '@vernacular/analyzer';
import { describe, expect, it } from 'vitest';

import { fetchSamples } from './samples.ts';

describe.each(['en', 'he'] as const)('the samples in %s', (language) => {
  it('are short, and each is surely in its language', async () => {
    for (const text of Object.values(await fetchSamples(language))) {
      expect(countWords(text)).toBeLessThan(100);
      expect(languageByScript(text, { isSure: true })).toBe(language);
    }
  });
});
