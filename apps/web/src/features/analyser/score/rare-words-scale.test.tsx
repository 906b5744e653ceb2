import { totalsOf } from '@vernacular/analyzer';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openTexts } from '../../../platform/language/texts-for-tests.ts';
import { Scale } from './rare-words-scale.tsx';
import { ScaleSentence } from './score-card.tsx';

beforeAll(() => openTexts('en', 'analyser', 'grading'));
afterEach(cleanup);

const show = (cleaned: number, rare: number, mid = 0) =>
  render(
    <>
      <Scale totals={totalsOf(cleaned, mid, rare)} />
      <p>
        <ScaleSentence totals={totalsOf(cleaned, mid, rare)} />
      </p>
    </>,
  );

describe('the result scale', () => {
  it('says the share of rare words to who cannot see it', () => {
    show(59, 2);
    expect(
      screen.getByRole('img', { name: 'Result scale: 3.4% rare words, with marks at 2% and 5%' }),
    ).toBeDefined();
  });

  it('says how many rare words are too many', () => {
    show(250, 17, 40);
    expect(
      screen.getByText(
        /^17 rare words among 250 classified\. 12 fewer red words, and words alone will not stop readers/,
      ),
    ).toBeDefined();
  });

  it('does not speak against the praise of a score above 90', () => {
    show(250, 17);
    expect(screen.getByText(/12 fewer red words make it easier still/)).toBeDefined();
    expect(screen.queryByText(/will not stop/)).toBeNull();
  });

  it('says so when few words are rare', () => {
    show(250, 5);
    expect(
      screen.getByText(
        /^5 rare words among 250 classified\. Words alone will not stop readers: at most 2% are rare\./,
      ),
    ).toBeDefined();
  });

  it('tells 7 from 16 %', () => {
    show(100, 7);
    show(100, 16);
    const [seven, sixteen] = ['7% rare', '16% rare'].map((text) =>
      screen.getByText(text).parentElement!.style.getPropertyValue('--place'),
    );
    expect(Number.parseFloat(sixteen!) - Number.parseFloat(seven!)).toBeGreaterThan(15);
  });
});
