import { expect, it } from 'vitest';

import { type FormName, inForm } from './grammatical-forms.ts';

it.each<readonly [string, 'n' | 'v', FormName, string]>([
  ['emulate', 'v', 'present', 'emulates'],
  ['emulate', 'v', 'participle', 'emulated'],
  ['hallucinate', 'v', 'gerund', 'hallucinating'],
  ['parallelize', 'v', 'past', 'parallelized'],
  ['quantify', 'v', 'present', 'quantifies'],
  ['quantify', 'v', 'past', 'quantified'],
  ['debride', 'v', 'past', 'debrided'],
  ['arise', 'v', 'past', 'arose'],
  ['find', 'v', 'participle', 'found'],
  ['tariff', 'n', 'plural', 'tariffs'],
  ['regimen', 'n', 'plural', 'regimens'],
  ['woman', 'n', 'plural', 'women'],
])('%s as %s has the %s %s', (word, part, form, expected) =>
  expect(inForm(word, part, form)).toBe(expected),
);
