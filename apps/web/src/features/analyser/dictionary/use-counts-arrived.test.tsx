import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { DictionaryChoice } from '../../../platform/dictionaries/choose-dictionary.ts';
import { offered } from '../../../platform/dictionaries/dictionary-for-tests.ts';
import { useCountsArrived } from './use-dictionary-choice.ts';

const news = offered('English2021_2024');
const older = offered('English2012_2015');
const general = offered('EnglishGeneral', { kind: 'general', period: null });
const choice = (requested = news, answering = requested): DictionaryChoice => ({
  requested,
  answering,
  language: 'en',
  mismatch: null,
  beside: null,
});

function arrivalOver(...choices: (DictionaryChoice | null)[]): boolean {
  const { result, rerender } = renderHook(({ now }) => useCountsArrived(now), {
    initialProps: { now: choices[0] ?? null },
  });
  for (const now of choices.slice(1)) rerender({ now });
  return result.current;
}

it('is told when counts come that others stood in for', () => {
  expect(arrivalOver(null, choice(news, general), choice(news))).toBe(true);
});

it('is not told of counts that were there from the beginning', () => {
  expect(arrivalOver(null, choice(news))).toBe(false);
});

it('is not told while they are still missing', () => {
  expect(arrivalOver(choice(news, general), choice(news, general))).toBe(false);
});

it('is not told when another period is chosen, which is there', () => {
  expect(arrivalOver(choice(news, general), choice(older))).toBe(false);
});
