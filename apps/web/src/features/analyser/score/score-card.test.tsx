import { totalsOf, type Level } from '@vernacular/analyzer';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openTexts } from '../../../platform/language/texts-for-tests.ts';
import { ScoreCard } from './score-card.tsx';

beforeAll(() => openTexts('en', 'analyser', 'grading'));
afterEach(cleanup);

function show(cleaned: number, mid: number, rare: number, filter: Level | null = null) {
  const filters: (Level | null)[] = [];
  const jumps: string[] = [];
  render(
    <ScoreCard
      totals={cleaned === 0 ? null : totalsOf(cleaned, mid, rare)}
      message={cleaned === 0 ? 'Your score appears as you write.' : null}
      filter={filter}
      onFilter={(level) => filters.push(level)}
      onJump={(direction, level) => jumps.push(`${direction} ${level}`)}
    />,
  );
  return { filters, jumps };
}
const button = (name: string) => screen.getByRole('button', { name });

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

  it('shows the words of one level alone', async () => {
    const { filters } = show(100, 10, 4);
    await userEvent.click(button('Show only: Rare'));
    expect(filters).toEqual(['rare']);
  });

  it('shows all levels again when the level is pressed once more', async () => {
    const { filters } = show(100, 10, 4, 'rare');
    expect(button('Show only: Rare').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(button('Show only: Rare'));
    expect(filters).toEqual([null]);
  });

  it('goes from word to word of a level', async () => {
    const { jumps } = show(100, 10, 4);
    await userEvent.click(button('Next word: Rare'));
    await userEvent.click(button('Previous word: Mid-frequency'));
    expect(jumps).toEqual(['1 rare', '-1 mid']);
  });

  it('has nowhere to go in a level without words', () => {
    show(10, 1, 0);
    expect(button('Next word: Rare')).toHaveProperty('disabled', true);
    expect(button('Next word: Mid-frequency')).toHaveProperty('disabled', false);
  });
});
