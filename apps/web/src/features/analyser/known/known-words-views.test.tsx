import { totalsOf } from '@vernacular/analyzer';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { openTexts } from '../../../platform/language/texts-for-tests.ts';
import type { KnownWordsInText } from '../live/protocol.ts';
import { KnownList, KnownSwitch } from './known-words-views.tsx';
import { openKnownWords } from './known-words.ts';

beforeAll(() => openTexts('en', 'word-card'));
beforeEach(() => localStorage.clear());

const here: KnownWordsInText = { words: 3, places: 4, totals: totalsOf(100, 10, 6) };

function list(words: readonly string[], found: KnownWordsInText | null = here) {
  const known = openKnownWords();
  known.add(...words);
  render(<KnownList known={known} here={found} unroundedScore={85} />);
  return known;
}

it('says nothing while no word is known', () => {
  list([], null);
  expect(document.body.textContent).toBe('');
});

it('counts the known words of the text, with both scores and which is which', () => {
  list(['kinase', 'axon', 'lipase']);
  expect(screen.getByText('3 words your readers know, marked with a double line.')).toBeDefined();
  expect(
    screen.getByText('For these readers: 89 instead of 85, with these words counted as common.'),
  ).toBeDefined();
  expect(screen.getByText(/The score itself stays as it is/)).toBeDefined();
});

it('gives no second score where none of them stands in the text', () => {
  list(['kinase'], null);
  expect(screen.getByText('None of them is in this text.')).toBeDefined();
  expect(screen.queryByText(/instead of/)).toBeNull();
});

it('takes one word back, or all of them, and brings these back again', async () => {
  const known = list(['kinase', 'axon', 'גנום']);
  await userEvent.click(screen.getByText('The whole list: 3 words'));
  await userEvent.click(screen.getByRole('button', { name: 'My readers don’t know axon' }));
  expect(known.read()).toEqual({ en: ['kinase'], he: ['גנום'] });
  await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(known.read()).toEqual({ en: [], he: [] });
  expect(screen.getByText('2 words are off the list.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(known.read()).toEqual({ en: ['kinase'], he: ['גנום'] });
});

it('has a switch on the card, which is on for every form of a known word', async () => {
  const known = openKnownWords();
  const gene = { word: 'Genes', folded: 'genes', level: 'mid', repetitions: 1 } as const;
  const { rerender } = render(<KnownSwitch known={known} word={gene} />);
  const toggle = screen.getByRole('button', { name: 'My readers know this' });
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(toggle);
  expect(known.read().en).toEqual(['genes']);
  rerender(<KnownSwitch known={known} word={{ ...gene, folded: 'gene', knownAs: ['genes'] }} />);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(toggle);
  expect([known.read().en, toggle.getAttribute('aria-pressed')]).toEqual([[], 'false']);
});
