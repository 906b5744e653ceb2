import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Gloss } from '@vernacular/check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { openTexts } from '../../../platform/language/texts-for-tests.ts';
import type { Help, PlainerWord } from '../help/help.ts';
import { WordHelp } from './word-help.tsx';

beforeAll(() => openTexts('en', 'word-card', 'grading'));
afterEach(cleanup);

const used: PlainerWord = {
  text: 'used',
  level: 'common',
  replaces: { start: 3, end: 11 },
  by: 'used',
  gain: 1.24,
};
const none: Help = {
  start: 3,
  end: 11,
  term: 'utilized',
  plainer: [],
  gloss: null,
  isExplained: false,
  isFamiliar: false,
  field: null,
};

function show(help: Partial<Help> | null, language: 'en' | 'he' = 'en') {
  const does = {
    onChoose: vi.fn<(plainer: PlainerWord) => void>(),
    onExplain: vi.fn<(gloss: Gloss) => void>(),
    onRetry: vi.fn<() => void>(),
  };
  render(<WordHelp help={help && { ...none, ...help }} language={language} {...does} />);
  return does;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the help for a word', () => {
  it('puts a plainer word in its place, and says what that gains', async () => {
    const { onChoose } = show({ plainer: [used] });
    expect(screen.getByText('+1.2')).toBeDefined();
    await press('used, Common: put it in the place of utilized. Score +1.2');
    expect(onChoose).toHaveBeenCalledWith(used);
  });

  it.each([
    [0.04, null],
    [12.3, '+12'],
  ])('says no more of a gain of %d than is true', (gain, said) => {
    show({ plainer: [{ ...used, gain }] });
    expect(document.querySelector('small')?.textContent ?? null).toBe(said);
  });

  it('explains a term where it stands', async () => {
    const meaning = 'the growth of new blood vessels';
    const gloss = { meaning, insert: { at: 12, text: ` (${meaning})` } };
    const { onExplain } = show({ term: 'angiogenesis', end: 12, gloss });
    await press(/^Keep it and explain it here.*angiogenesis \(the growth of new blood vessels\)/u);
    expect(onExplain).toHaveBeenCalledWith(gloss);
    expect(screen.queryByText(/surely fits/u)).toBeNull();
  });

  it('explains the first word of a compound behind it', () => {
    const insert = { at: 16, text: ' (stent: a small tube)' };
    show({ term: 'stent', end: 5, gloss: { meaning: 'a small tube', insert } });
    expect(screen.getByText('… (stent: a small tube)')).toBeDefined();
  });

  it('offers no gloss where the text explains the term', () => {
    show({ term: 'angiogenesis', isExplained: true });
    expect(screen.getByText('Your text seems to explain it.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says of a seldom written word that readers usually know it', () => {
    show({ isFamiliar: true });
    expect(screen.getByText(/^Readers usually know this word/u)).toBeDefined();
    expect(screen.queryByText(/surely fits/u)).toBeNull();
  });

  it('says that none is known, but not that it could not look', async () => {
    show({});
    expect(screen.getByText('No plainer word is known that surely fits here.')).toBeDefined();
    cleanup();
    const { onRetry } = show(null);
    expect(screen.getByText('Plainer words could not be fetched.')).toBeDefined();
    expect(screen.queryByText(/surely fits/u)).toBeNull();
    await press('Try again');
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('speaks of explanations alone in a language without plainer words', () => {
    show({}, 'he');
    expect(document.body.textContent).toBe('No explanation of this word is known here.');
  });
});
