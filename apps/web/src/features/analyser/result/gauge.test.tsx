import { totalsOf } from '@vernacular/analyzer';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openTexts } from '../../../platform/texts-for-tests.ts';
import { Gauge } from './gauge.tsx';
import { ResultTable } from './result-table.tsx';

beforeAll(() => openTexts('en', 'analyser', 'grading'));
afterEach(cleanup);

describe('the result scale', () => {
  it('asks for the share of rare words and says it in a sentence', () => {
    render(<Gauge totals={totalsOf(59, 9, 2)} />);
    const image = screen.getByRole('img', { name: 'Result scale' });
    expect(image.getAttribute('src')).toBe('/api/TextGrading/Scala?score=2&total=59&language=en');
    expect(screen.getByText(/^2 rare words among 59 \(3\.4%\)\./)).toBeDefined();
  });

  it('leaves the sentence when the picture cannot be fetched', () => {
    render(<Gauge totals={totalsOf(59, 9, 0)} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText(/^No rare words among 59\./)).toBeDefined();
  });

  it('has nothing to show for a text without words', () => {
    const { container } = render(<Gauge totals={totalsOf(0, 0, 0)} />);
    expect(container.childElementCount).toBe(0);
  });
});

it('the table gives counts and whole percentages by level', () => {
  render(<ResultTable totals={totalsOf(59, 9, 2)} symbols={null} />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'LevelWordsShare',
    'Common4881%',
    'Mid-frequency915%',
    'Rare23%',
    'All words59100%',
  ]);
});

it('the table tells symbols that are counted apart, and gives them no share', () => {
  render(<ResultTable totals={totalsOf(59, 9, 2)} symbols={4} />);
  const last = screen.getAllByRole('row').at(-1);
  expect(last?.textContent).toBe('Symbols, formulas4–');
});
