import { translationFaults } from '@vernacular/analyzer';
import { describe, expect, it } from 'vitest';

import { languages } from './languages.ts';
import { conversationLanguages } from './site-languages.ts';
import { checks, distress, helps, sentences } from './translations.ts';

const all = { checks, distress, helps, languages, sentences };

describe.each(conversationLanguages)('the words of %s', (language) => {
  it.each(Object.keys(all) as (keyof typeof all)[])('has what English has in %s', (name) => {
    const { en, [language]: own } = all[name];
    expect(translationFaults(en, own, languages[language].locale)).toEqual([]);
  });

  it('gives each column of a table its heading and its example', () => {
    for (const { headers, example } of Object.values(sentences[language].coherence.questions))
      expect(example).toHaveLength(headers.length);
    const { headers, rows } = sentences[language].persuasive.introduction.example;
    for (const row of rows) expect(row).toHaveLength(headers.length);
    const { comparison, scores } = sentences[language].halfLife;
    expect([comparison.headers, scores.headers, scores.rows].map((row) => row.length)).toEqual([
      4, 4, 4,
    ]);
  });
});
