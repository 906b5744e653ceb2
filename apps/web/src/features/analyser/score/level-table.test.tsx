import { totalsOf, type Level } from '@vernacular/analyzer';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openTexts } from '../../../platform/language/texts-for-tests.ts';
import { LevelTable } from './level-table.tsx';

beforeAll(() => openTexts('en', 'analyser', 'grading'));
afterEach(cleanup);

function show(cleaned: number, mid: number, rare: number, filter: Level | null = null) {
  const filters: (Level | null)[] = [];
  const jumps: string[] = [];
  render(
    <LevelTable
      totals={totalsOf(cleaned, mid, rare)}
      symbols={null}
      filter={filter}
      onFilter={(level) => filters.push(level)}
      onJump={(direction, level) => jumps.push(`${direction} ${level}`)}
    />,
  );
  return { filters, jumps };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('the table of the levels', () => {
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
