import { legal } from '@vernacular/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { writeCookie } from '../../platform/storage/cookies.ts';
import { showSession } from '../../platform/account/session.ts';
import { dana, endSession } from '../../platform/account/session-for-tests.ts';
import { openSite } from '../site-for-tests.tsx';

function showModal(this: HTMLDialogElement) {
  this.open = true;
}
// jsdom knows no dialogs.
beforeEach(() => void Object.assign(HTMLDialogElement.prototype, { showModal }));
afterEach(() => act(endSession));

const question = (name = 'Our terms have changed') => screen.queryByRole('heading', { name });
const earlier = {
  subject: 'terms',
  version: 'earlier',
  screen: 'register',
  givenAt: '2020-01-01T00:00:00.000Z',
  withdrawnAt: null,
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A server on which somebody agreed to an earlier version of the terms, or to this one. */
function openWith(isDue: boolean, consents: readonly object[] = [earlier]) {
  const sent: unknown[] = [];
  showSession(dana);
  const answers = {
    '/api/consents': (body: unknown) => {
      if (typeof body !== 'string') return { consents, isDue };
      sent.push(JSON.parse(body));
      return { consents, isDue: false };
    },
  };
  return openSite('/de-jargonizer/multiple-texts', { answers }).then(() => sent);
}

it('asks again when the terms have changed, and sends the version that was shown', async () => {
  const sent = await openWith(true);
  await waitFor(() => expect(question()).toBeTruthy());
  await press('I agree');
  await waitFor(() => expect(question()).toBeNull());
  expect(sent).toEqual([{ version: legal.version }]);
});

it('asks whoever registered without the terms to accept them', async () => {
  const sent = await openWith(true, []);
  await waitFor(() => expect(question('Before anything of yours is kept')).toBeTruthy());
  await press('I agree');
  await waitFor(() => expect(question('Before anything of yours is kept')).toBeNull());
  expect(sent).toEqual([{ version: legal.version }]);
});

it('asks anew, with the saving of texts, whoever proved that an account is theirs', async () => {
  const withdrawn = { ...earlier, withdrawnAt: earlier.givenAt };
  const sent = await openWith(true, [withdrawn, { ...withdrawn, subject: 'saving' }]);
  await waitFor(() => expect(question('Before anything of yours is kept')).toBeTruthy());
  expect(screen.getByText(/^Then your texts are saved or not, as your profile says/)).toBeTruthy();
  await press('I agree');
  await waitFor(() => expect(sent).toEqual([{ version: legal.version }]));
});

it('can be put off, without an agreement', async () => {
  const sent = await openWith(true);
  await waitFor(() => expect(question()).toBeTruthy());
  await press('Not now');
  expect(question()).toBeNull();
  expect(sent).toEqual([]);
});

it('asks nothing of whoever agreed to the terms as they are', async () => {
  await openWith(false);
  await waitFor(() => expect(document.querySelector('dialog')).toBeTruthy());
  expect(question()).toBeNull();
});

it('asks a guest again who agreed to an earlier version on this device', async () => {
  writeCookie('terms_version', '2001-01-01', { seconds: 60, sameSite: 'Lax' });
  await openSite('/de-jargonizer/multiple-texts');
  expect(screen.getByRole('heading', { name: 'Before you begin' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Continue as Guest');
  expect(screen.queryByRole('heading', { name: 'Before you begin' })).toBeNull();
  writeCookie('terms_version', '', { seconds: 0, sameSite: 'Lax' });
});
