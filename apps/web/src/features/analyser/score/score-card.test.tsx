import { totalsOf } from '@vernacular/analyzer';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openTexts } from '../../../platform/language/texts-for-tests.ts';
import { ScoreCard } from './score-card.tsx';

beforeAll(() => openTexts('en', 'analyser', 'grading'));
afterEach(cleanup);

const show = (cleaned: number, mid: number, rare: number) =>
  render(
    <ScoreCard
      totals={cleaned === 0 ? null : totalsOf(cleaned, mid, rare)}
      message={cleaned === 0 ? 'Your score appears as you write.' : null}
    />,
  );

describe('the score card', () => {
  it('praises a score above 90', () => {
    show(100, 10, 4);
    expect(screen.getByText('91')).toBeDefined();
    expect(screen.getByText('Nicely done!')).toBeDefined();
  });

  it('encourages at exactly 90', () => {
    show(100, 10, 5);
    expect(screen.getByText('Try to get it higher in the next round.')).toBeDefined();
  });

  it('has no score before there is a word', () => {
    show(0, 0, 0);
    expect(screen.getByText('Your score appears as you write.')).toBeDefined();
    expect(screen.queryByText('100')).toBeNull();
  });

  it('tells the words of each level, in shares that make a hundred', () => {
    show(3, 1, 1);
    const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told).toEqual(['Common1 34%', 'Mid-frequency1 33%', 'Rare1 33%']);
  });
});
