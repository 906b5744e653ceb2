import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';

const first = 'We edit genes in rice. The plants need less water.';
const bot = (id: string, more: object = {}) => ({
  Id: id,
  Text: `<p>${id}</p>`,
  IsStudent: false,
  ...more,
});
const history = { currentStage: 4, taskId: '', studentName: 'Dana', text120First: first };
/** A conversation that goes on at the question for sixty words. */
const asksAgain = (about: object = {}) => ({
  '/api/HalfLife': () => ({
    messages: [bot('Thank you.'), bot('Now sixty words.', { Revises: 'text120First' })],
    updatedHistory: { ...history, isResearch: false, ...about },
  }),
});

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your answer/ });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const opened = async (about?: object) => {
  await openSite('/half-life', { answers: asksAgain(about) });
  await act(() => vi.advanceTimersByTimeAsync(1500));
  await screen.findByText('Now sixty words.');
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

it('a text that is written again starts from the last one', async () => {
  await opened();
  expect(box().value).toBe(first);
  expect(screen.queryByText(/Since your last text/u)).toBeNull();
});

it('starts from empty when that is wished, and from the last text again', async () => {
  await opened();
  await press('Start from empty');
  expect(box().value).toBe('');
  await press('Undo');
  expect(box().value).toBe(first);
  await press('Start from empty');
  await user.type(box(), 'Rice');
  await press('Start from empty');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  await press('Start from my last text');
  expect(box().value).toBe(first);
});

it('marks what changed, in words too', async () => {
  await opened();
  await user.clear(box());
  await user.type(box(), 'We edit genes in wheat. The plants need less water.');
  await user.click(await screen.findByText('Since your last text: 1 word new · 1 word gone'));
  const changes = screen.getByRole('region', { name: 'Your text with what changed marked' });
  expect(within(changes).getByRole('insertion').textContent).toBe('[new: wheat] ');
  expect(within(changes).getByRole('deletion').textContent).toBe('[gone: rice] ');
});

it('leaves alone what was typed while the coach wrote', async () => {
  await openSite('/half-life', { answers: asksAgain() });
  await screen.findByText('Thank you.');
  await user.type(box(), 'Ahead');
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(box().value).toBe('Ahead');
});

it('a page that was closed before the question stood there starts from the last text all the same', async () => {
  await openSite('/half-life', { answers: asksAgain() });
  await screen.findByText('Thank you.');
  expect(screen.queryByText('Now sixty words.')).toBeNull();
  cleanup();
  await openSite('/half-life', { answers: asksAgain() });
  expect(box().value).toBe(first);
});

it('everybody in a study starts from empty', async () => {
  await opened({ isResearch: true });
  expect(box().value).toBe('');
  expect(screen.queryByRole('button', { name: 'Start from my last text' })).toBeNull();
});
