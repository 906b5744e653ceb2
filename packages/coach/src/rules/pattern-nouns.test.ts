import { describe, expect, test } from 'vitest';

import type { Fallacy } from './fallacies.ts';
import { thingsIn } from './pattern-nouns.ts';

describe('the things a pattern speaks of, in the writer’s own words', () => {
  test.each<[Fallacy, string, readonly string[]]>([
    ['person', 'The critics are paid by the factories.', ['critics']],
    ['noProofAgainst', 'Nobody has shown that the masts are harmful.', ['the masts are harmful']],
    ['natural', 'It helps because the herbal tea is completely natural.', ['the herbal tea']],
    [
      'falseChoice',
      'Either we drain the marsh or the village dies.',
      ['we drain the marsh', 'the village dies'],
    ],
    ['everybody', 'Everybody knows that sugar makes children wild.', ['sugar makes children wild']],
    [
      'afterTherefore',
      'After the town closed the square, the noise disappeared.',
      ['the town closed the square', 'the noise disappeared'],
    ],
    ['anecdote', 'My older uncle smoked and lived to ninety.', ['My older uncle']],
  ])('%s: %s', (fallacy, sentence, things) => {
    expect(thingsIn(fallacy, sentence, 'en')).toEqual(things);
  });

  test.each<[Fallacy, string, readonly string[]]>([
    ['noProofAgainst', 'אף אחד לא הוכיח שהאנטנות מזיקות.', ['האנטנות מזיקות']],
    ['everybody', 'כולם יודעים שסוכר מזיק לילדים.', ['סוכר מזיק לילדים']],
    ['anecdote', 'סבתא שלי שתתה את התה והבריאה.', ['סבתא שלי']],
    ['afterTherefore', 'אחרי שסגרו את הכיכר, הרעש נעלם.', ['שסגרו את הכיכר', 'הרעש נעלם']],
  ])('in Hebrew, %s: %s', (fallacy, sentence, things) => {
    expect(thingsIn(fallacy, sentence, 'he')).toEqual(things);
  });
});

describe('stays silent', () => {
  test.each<[string, Fallacy, string]>([
    ['where a pronoun stands for the thing', 'natural', 'It is safe because it is natural.'],
    ['where the claim is only pointed to', 'everybody', 'Everybody knows that it works.'],
    ['where nothing is named', 'everybody', 'As everybody knows, yes.'],
    [
      'where one of two sides is vague',
      'falseChoice',
      'Either we build the dam or everything ends.',
    ],
    ['where a pattern has no things', 'provesAll', 'This proves everything.'],
    [
      'where the claim is longer than a reader keeps in mind',
      'noProofAgainst',
      'Nobody has shown that the old tall masts on the hill behind the school near the river are harmful.',
    ],
  ])('%s', (_, fallacy, sentence) => {
    expect(thingsIn(fallacy, sentence, 'en')).toBeNull();
  });
});
