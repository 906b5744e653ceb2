import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { openTexts } from '../../../platform/language/texts-for-tests.ts';
import { markedText } from '../words/marked-text.ts';
import { DensityMap } from './density-map.tsx';
import { densityOf } from './density.ts';

beforeAll(() => openTexts('en', 'analyser'));
afterEach(cleanup);

const { text, words } = markedText(
  'One is here. A **kinase** waits. So do we. *Mice* run. All end.',
);

type Lead = (from: number, to: number) => void;

function show() {
  const ways = { onSentence: vi.fn<Lead>(), onLook: vi.fn<Lead>() };
  render(<DensityMap density={densityOf(text, words)} {...ways} />);
  return { ...ways, slider: screen.getByRole('slider', { name: 'Sentence by sentence' }) };
}

it('says each sentence to who moves along it, shows it, and leaves the keyboard there', () => {
  const { slider, onLook, onSentence } = show();
  expect(slider.getAttribute('aria-valuetext')).toBe('Sentence 1 of 5: 0 marked words');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('Sentence 2 of 5: 1 marked word');
  const [from, to] = onLook.mock.calls[0]!;
  expect(text.slice(from, to)).toBe('A kinase waits');
  expect(onSentence).not.toHaveBeenCalled();
});

it('leads to the sentence with Enter', async () => {
  const { slider, onSentence } = show();
  fireEvent.change(slider, { target: { value: '3' } });
  slider.focus();
  await userEvent.keyboard('{Enter}');
  const [from, to] = onSentence.mock.calls[0]!;
  expect(text.slice(from, to)).toBe('Mice run');
});
