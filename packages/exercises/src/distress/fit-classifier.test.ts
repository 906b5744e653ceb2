import { expect, it } from 'vitest';

import { scoreOf, store } from './classifier.ts';
import { featuresOf } from './features.ts';
import { fitClassifier } from './fit-classifier.ts';

const messages = [
  { text: 'I want to die. Sorry.', isDistress: true },
  { text: 'My father hits me', isDistress: true },
  { text: 'I hurt myself again', isDistress: true },
  { text: 'The cells die within an hour.', isDistress: false },
  { text: 'My father is a baker. He sings.', isDistress: false },
  { text: 'I measured it again', isDistress: false },
];
const prose = ['We looked at soil moisture in three valleys.'];

it('gives the same weights for the same examples', () => {
  expect(store(fitClassifier(messages, prose))).toEqual(store(fitClassifier(messages, prose)));
});

it('sets what it learned from apart', () => {
  const classifier = fitClassifier(messages, prose);
  const score = (text: string) => scoreOf(classifier, featuresOf(text));
  expect(score('my father hits me')).toBeGreaterThan(0);
  expect(score('the cells die within an hour')).toBeLessThan(0);
});
