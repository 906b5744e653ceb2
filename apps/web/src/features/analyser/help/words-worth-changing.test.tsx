import { totalsOf } from '@vernacular/analyzer';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { openTexts } from '../../../platform/language/texts-for-tests.ts';
import type { LiveAnalysis, LiveState } from '../live/live-analysis.ts';
import { sentencesIn } from '../sentences/sentences.ts';
import { markedText } from '../words/marked-text-for-tests.ts';
import type { HelpedWord } from './help.ts';
import { WorthChanging } from './words-worth-changing.tsx';

beforeAll(() => openTexts('en', 'analyser', 'grading'));
afterEach(cleanup);

const { text, words } = markedText('We **utilized** a **kinase**.');
const levels = {
  totals: totalsOf(4, 0, 2),
  words,
  sentences: sentencesIn(text, words),
  known: null,
};
const helped = (word: string, plainer: string | null, times = 1): HelpedWord => ({
  word,
  level: 'rare',
  forms: [word],
  places: Array.from({ length: times }, () => ({ start: 0, end: 1 })),
  help: {
    start: 0,
    end: 1,
    term: word,
    plainer: plainer
      ? [{ text: plainer, level: 'common', replaces: { start: 0, end: 1 }, by: plainer, gain: 1 }]
      : [],
    gloss: plainer
      ? null
      : { meaning: 'that adds a phosphate', insert: { at: 1, text: ' (that adds a phosphate)' } },
    isExplained: false,
    isFamiliar: false,
    field: null,
  },
});

function show(state: Partial<LiveState>) {
  const findHelp = vi.fn<() => void>();
  const onWord = vi.fn<(word: HelpedWord) => void>();
  const shown = { wordCount: 4, levels, help: null, helpIs: 'none', ...state };
  const live = { read: () => shown, subscribe: () => () => undefined, findHelp };
  render(<WorthChanging live={live as unknown as LiveAnalysis} language="en" onWord={onWord} />);
  return { findHelp, onWord };
}
const found = (all: readonly HelpedWord[], helpless: number | null = 0) =>
  ({ help: { words: all, helpless, readingEase: 60, terms: [] }, helpIs: 'new' }) as const;

describe('the words worth changing', () => {
  it('stand with their help in one line, and lead to their place', async () => {
    const [utilized, kinase] = [helped('utilized', 'used', 2), helped('kinase', null)];
    const { onWord } = show(found([utilized, kinase], 3));
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['utilized×2used', 'kinaseexplain“that adds a phosphate”']);
    expect(screen.getByText('3 red words lack help.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^utilized/u }));
    expect(onWord).toHaveBeenCalledWith(utilized);
  });

  it('are few at first, and all when asked', async () => {
    show(found(Array.from({ length: 8 }, (_, at) => helped(`word${at}`, 'plain'))));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
  });

  it('are not said to be none when they could not be fetched', async () => {
    const { findHelp } = show({ helpIs: 'missing' });
    expect(screen.queryByText(/needs changing/u)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(findHelp).toHaveBeenCalledTimes(1);
  });

  it('are none where every marked word may stay', () => {
    show(found([]));
    expect(screen.getByText('No marked word here needs changing.')).toBeDefined();
  });
});
