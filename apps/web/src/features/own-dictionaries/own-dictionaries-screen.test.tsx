import type { OwnDictionary } from '@vernacular/contract';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';
import { dana, endSession } from '../../platform/account/session-for-tests.ts';
import { showSession } from '../../platform/account/session.ts';

const address = '/de-jargonizer/build-your-own';
const path = '/api/dictionaries/own';

const physics: OwnDictionary = {
  id: 'b2c1a9de-1c55-4a0e-8f0c-3d0a35a2c1aa',
  name: 'Physics',
  code: 'EnglishPhysics2020_2024',
  language: 'en',
  period: { from: 2020, to: 2024 },
  state: 'ready',
  progress: 1,
  failure: null,
  files: 2,
  bytes: 2_000_000,
  leftOut: 1,
  tokens: 312_000,
  types: 9000,
  createdAt: '2026-11-21T10:00:00.000Z',
};
const open = (dictionaries: readonly OwnDictionary[], language: 'en' | 'he' = 'en') =>
  openSite(address, {
    language,
    answers: { [path]: { dictionaries }, '/api/dictionaries': { dictionaries: [] } },
  });
/** jsdom does not open dialogs. */
function showModal(this: HTMLDialogElement) {
  this.open = true;
}

const mine = () => screen.findByRole('region', { name: 'Your dictionaries' });

describe('for a visitor', () => {
  it('says why an account is needed, and sign-in comes back here', async () => {
    await open([]);
    expect(
      screen.getByText('A dictionary of your own is kept for you, so it needs an account.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/login?next=%2Fde-jargonizer%2Fbuild-your-own',
    );
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('for somebody signed in', () => {
  beforeEach(() => {
    showSession(dana);
    Object.assign(HTMLDialogElement.prototype, { showModal, close() {} });
  });
  afterEach(() => {
    cleanup();
    endSession();
  });

  it('shows each dictionary, and leads to the analyser with it', async () => {
    await open([physics]);
    const list = within(await mine());
    expect(await list.findByText('312,000 words counted, 9,000 different ones')).toBeTruthy();
    expect(list.getByText('English · 2020–2024')).toBeTruthy();
    expect(list.getByText('1 file could not be read, whole or in part.')).toBeTruthy();
    expect(list.getByRole('link', { name: 'Use it: Physics' }).getAttribute('href')).toBe(
      '/de-jargonizer?period=EnglishPhysics2020_2024&lang=en',
    );
  });

  it('says how far counting is, and why it failed, in the language of the site', async () => {
    await open(
      [
        { ...physics, id: '1', state: 'counting', progress: 0.42 },
        { ...physics, id: '2', state: 'failed', failure: { code: 'no-words', message: 'x' } },
      ],
      'he',
    );
    expect(await screen.findByRole('progressbar', { name: /^נספר: .*42%/u })).toBeTruthy();
    expect(screen.getByText('אין מילים בקבצים האלה.')).toBeTruthy();
  });

  it('says what is missing before anything is sent, and goes to it', async () => {
    await open([physics]);
    await userEvent.click(await screen.findByRole('button', { name: 'Build the dictionary' }));
    expect(screen.getByText('Give the dictionary a name with letters in it.')).toBeTruthy();
    expect(screen.getByText('Choose at least one file.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it('has no form while there is no room', async () => {
    await open(Array.from({ length: 5 }, (_, n) => ({ ...physics, id: String(n) })));
    expect(
      await screen.findByText('You can have 5 dictionaries. Remove one to build another.'),
    ).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('asks before it removes one', async () => {
    await open([physics]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Physics' }));
    expect(await screen.findByText('Remove Physics?')).toBeTruthy();
  });
});
