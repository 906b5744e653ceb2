import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Select } from './select.tsx';

// jsdom has none, and React Aria asks it when a list opens.
beforeEach(() => void vi.stubGlobal('CSS', { escape: String }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choices = [
  { id: 'en', name: 'English' },
  { id: 'he', name: 'Hebrew' },
];

function show() {
  const said: string[] = [];
  const more = { name: 'More', onMore: () => said.push('more') };
  const onChange = (id: string) => said.push(id);
  render(<Select label="Language" {...{ choices, more, onChange }} value="he" />);
  return said;
}

const opener = () => screen.getByRole('button', { name: 'Hebrew Language' });
const choose = async (name: string) => userEvent.click(await screen.findByRole('option', { name }));

it('opens at what is chosen, by one press, and says what is chosen next', async () => {
  const said = show();
  await userEvent.click(opener());
  expect((await screen.findByRole('option', { name: 'Hebrew' })).ariaSelected).toBe('true');
  await choose('English');
  expect(said).toEqual(['en']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('closes without a change when the same is chosen again', async () => {
  const said = show();
  await userEvent.click(opener());
  await choose('Hebrew');
  expect([said, screen.queryByRole('listbox')]).toEqual([[], null]);
});

it('stays open for more', async () => {
  const said = show();
  await userEvent.click(opener());
  await choose('More');
  expect(said).toEqual(['more']);
  expect(screen.getByRole('listbox')).toBeTruthy();
});

it('opens by its label', async () => {
  show();
  await userEvent.click(screen.getByText('Language'));
  expect(await screen.findByRole('listbox')).toBeTruthy();
});

it('changes by a typed letter without opening, and by no shortcut', async () => {
  const said = show();
  opener().focus();
  await userEvent.keyboard('{Control>}e{/Control}hx');
  expect(said).toEqual([]);
  await userEvent.keyboard('e');
  expect([said, screen.queryByRole('listbox')]).toEqual([['en'], null]);
});
