import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openTexts } from '../../../platform/language/texts-for-tests.ts';
import { DifficultyNote } from './how-score-is-computed.tsx';

beforeAll(() => openTexts('en', 'analyser'));
afterEach(cleanup);

const show = (difficulty: number | null, words: number) =>
  render(
    <MemoryRouter>
      <DifficultyNote difficulty={difficulty} words={words} />
    </MemoryRouter>,
  );

describe('the difficulty of a text', () => {
  it('is told beside its scale, and leads to its formula', () => {
    show(0.4321, 100);
    expect(screen.getByText('Difficulty 0.43.')).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/de-jargonizer/development#difficulty',
    );
    expect(screen.queryByText(/says little/)).toBeNull();
  });

  it('says of a short text how little it says', () => {
    show(0.4321, 99);
    expect(screen.getByText(/Of fewer than 100 words it says little\./)).toBeDefined();
  });

  it('is not told where it is not known', () => {
    expect(show(null, 500).container.childElementCount).toBe(0);
  });
});
