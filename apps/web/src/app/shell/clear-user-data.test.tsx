import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { forgetAfterLogout } from '../../platform/storage/cross-tab-logout.ts';
import { dana, endSession } from '../../platform/account/session-for-tests.ts';
import { currentSession, showSession } from '../../platform/account/session.ts';
import { keptKeys, readStored, store, type StoredKey } from '../../platform/storage/storage.ts';
import { openSite } from '../site-for-tests.tsx';

const keys = Object.entries(keptKeys)
  .filter(([, { holds }]) => holds === 'writing')
  .map(([name]) => (name.endsWith(':') ? `${name}dana` : name) as StoredKey);
const kept = () => keys.filter((key) => readStored(key) !== null);
const writeAll = () => keys.forEach((key) => store(key, '{"a":"private"}'));

/** Leaves the mark that another tab leaves when somebody logs out there. */
const leaveElsewhere = () =>
  act(() => {
    localStorage.setItem('departure', String(Math.random()));
    fireEvent(window, new StorageEvent('storage', { key: 'departure' }));
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(endSession);

describe('logging out', () => {
  it('forgets every text and draft on the device, and keeps language and theme', async () => {
    showSession(dana);
    await openSite('/privacy-policy');
    store('theme', 'dark');
    writeAll();
    expect(kept()).toEqual(keys);
    await userEvent.click(screen.getByRole('button', { name: /dana@example.org/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(currentSession().kind).toBe('out'));
    expect(kept()).toEqual([]);
    expect(readStored('theme')).toBe('dark');
  });

  it('lets the next writer keep a text again', async () => {
    showSession(dana);
    const { router } = await openSite('/privacy-policy');
    await userEvent.click(screen.getByRole('button', { name: /dana@example.org/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await waitFor(() => expect(store('analyser.text', 'the next one')).toBe(true));
  });
});

describe('logging out in another tab', () => {
  it('forgets what this tab keeps, and signs out here', async () => {
    showSession(dana);
    await openSite('/privacy-policy');
    writeAll();
    leaveElsewhere();
    expect(kept()).toEqual([]);
    expect(currentSession().kind).toBe('out');
  });

  it('begins the open screen afresh', async () => {
    await openSite('/login');
    await userEvent.type(screen.getByLabelText(/E-mail/), 'dana@example.org');
    leaveElsewhere();
    expect(screen.getByLabelText<HTMLInputElement>(/E-mail/).value).toBe('');
  });

  it('is heard later by a tab that was closed, which leaves the next writer alone', () => {
    writeAll();
    localStorage.setItem('departure', 'while the tab was closed');
    forgetAfterLogout();
    expect(kept()).toEqual(keys.filter((key) => key in localStorage));
    store('profile-draft:dana', 'written since');
    forgetAfterLogout();
    expect(readStored('profile-draft:dana')).toBe('written since');
  });

  it('is not heard when nobody has left', async () => {
    showSession(dana);
    await openSite('/privacy-policy');
    writeAll();
    act(() => void fireEvent(window, new StorageEvent('storage', { key: 'departure' })));
    expect(kept()).toEqual(keys);
    expect(currentSession().kind).toBe('in');
  });
});
