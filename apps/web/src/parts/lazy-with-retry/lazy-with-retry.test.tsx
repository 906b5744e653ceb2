import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { startI18n } from '../../platform/language/i18n.ts';
import { lazyWithRetry } from './lazy-with-retry.tsx';

beforeAll(() => startI18n('en'));
afterEach(cleanup);

const Card = ({ word }: { word: string }) => <p>The card of {word}.</p>;

class Screen extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render = () => (this.state.broken ? 'The screen is gone.' : this.props.children);
}

const show = (load: () => Promise<typeof Card>, looks = {}) => {
  const Later = lazyWithRetry(load, looks);
  const on = (
    <Screen>
      <textarea defaultValue="What was written." />
      <Suspense fallback="On its way.">
        <Later word="axolotl" />
      </Suspense>
    </Screen>
  );
  return { ...render(on), on };
};

const quietly = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

it('waits for what it shows', async () => {
  show(async () => Card);
  expect(screen.getByText('On its way.')).toBeTruthy();
  expect(await screen.findByText('The card of axolotl.')).toBeTruthy();
});

it('says in its own place what did not arrive, keeps the rest, and fetches it anew when asked', async () => {
  quietly();
  const load = vi
    .fn<() => Promise<typeof Card>>()
    .mockRejectedValueOnce(new TypeError('no'))
    .mockResolvedValue(Card);
  show(load);
  expect((await screen.findByRole('status')).textContent).toContain('did not arrive');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'What was written.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The card of axolotl.')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('says nothing of what nobody waits for any more', async () => {
  const trouble = quietly();
  show(() => Promise.reject(new TypeError('no')), { isWanted: () => false });
  await vi.waitFor(() => expect(trouble).toHaveBeenCalled());
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('textbox')).toBeTruthy();
});

it('leaves to the screen what arrived and broke', async () => {
  quietly();
  show(async () => () => {
    throw new Error('A fault of the card.');
  });
  expect(await screen.findByText('The screen is gone.')).toBeTruthy();
});
