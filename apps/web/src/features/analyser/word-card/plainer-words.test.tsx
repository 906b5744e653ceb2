import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Suggestion } from '@vernacular/check';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { openTexts } from '../../../platform/language/texts-for-tests.ts';
import { PlainerWords } from './plainer-words.tsx';

beforeAll(() => openTexts('en', 'analyser', 'word-card', 'grading'));
afterEach(cleanup);

const used: Suggestion = {
  plainer: 'used',
  level: 'common',
  replaces: { start: 3, end: 11 },
  by: 'used',
  unroundedScore: 85.4,
};

function show(suggestions: readonly Suggestion[] | null) {
  const chosen: string[] = [];
  render(
    <PlainerWords
      word="utilized"
      suggestions={suggestions}
      unroundedScore={83.3}
      onChoose={({ plainer }) => chosen.push(plainer)}
      onRetry={() => chosen.push('once more')}
    />,
  );
  return chosen;
}

it('says what each plainer word is worth, and hands over the one that is pressed', async () => {
  const chosen = show([used, { ...used, plainer: 'took', level: 'mid', unroundedScore: 84.4 }]);
  expect(screen.getByText('score 83.3 → 85.4')).toBeDefined();
  await userEvent.click(
    screen.getByRole('button', {
      name: 'took, Mid-frequency, score 83.3, then 84.4: put it in the place of utilized',
    }),
  );
  expect(chosen).toEqual(['took']);
});

it('says so where nothing surely fits', () => {
  show([]);
  expect(screen.getByText('No plainer word is known that surely fits here.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('does not say so where the tables did not come, and looks once more when asked', async () => {
  const chosen = show(null);
  expect(screen.queryByText(/No plainer word is known/)).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('could not be fetched');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(chosen).toEqual(['once more']);
});
