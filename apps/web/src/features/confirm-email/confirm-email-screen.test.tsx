import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';
import { dana, endSession, keptSession } from '../../platform/account/session-for-tests.ts';

const link = (registration: string) =>
  `/confirm-email#token_hash=secret&type=signup&registration=${registration}`;
let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
});
afterEach(endSession);
const refused = () =>
  Response.json(
    { code: 'invalid_credentials', error_code: 'invalid_credentials' },
    { status: 400 },
  );
const answers = (known: string) => ({
  '/api/site': { analytics: null, authUrl: null },
  '/auth/v1/user': { ...dana.user, factors: [] },
  '/auth/v1/verify': (body: string | undefined) => {
    const said = JSON.parse(body ?? '{}') as { password?: string };
    sent.push(said);
    return said.password === undefined || said.password === known
      ? keptSession({ aal: 'aal1' })
      : refused();
  },
});
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

it('confirms a registration of this browser with one click', async () => {
  localStorage.setItem('registration', 'ours');
  await openSite(link('ours'), { answers: answers('') });
  expect(screen.queryByLabelText('Password')).toBeNull();
  await confirm();
  await screen.findByText(/^Thank you/);
  expect(sent).toMatchObject([{ token_hash: 'secret', type: 'signup', registration: 'ours' }]);
  expect(sent[0]).not.toHaveProperty('password');
  expect(localStorage.getItem('registration')).toBeNull();
});

it.each([link('theirs'), link(''), '/confirm-email#token_hash=secret&type=signup'])(
  'asks for the password of a registration that another browser may have sent: %s',
  async (address) => {
    localStorage.setItem('registration', 'ours');
    await openSite(address, { answers: answers('a quiet walk') });
    const field = screen.getByLabelText('Password');
    await userEvent.type(field, 'another');
    await confirm();
    await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(/^No registration that waits for this address/)).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'a quiet walk');
    await confirm();
    await screen.findByText(/^Thank you/);
    expect(sent).toMatchObject([{ password: 'another' }, { password: 'a quiet walk' }]);
  },
);

it.each([
  ['signup', 'Sign in', '/login'],
  ['email_change', 'Ask for the change again', '/profile'],
])('leads on from a link that was used: %s', async (type, name, href) => {
  await openSite(`/confirm-email#token_hash=secret&type=${type}`, {
    answers: {
      ...answers(''),
      '/auth/v1/verify': () =>
        Response.json({ code: 'otp_expired', error_code: 'otp_expired' }, { status: 403 }),
    },
  });
  await userEvent.type(screen.getByLabelText('Password'), 'a quiet walk');
  await confirm();
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  const again = screen.queryByRole('button', { name: 'Send the letter again' });
  expect(again !== null).toBe(type === 'signup');
});

it('sends the letter again where its link was used or is too old', async () => {
  const asked: unknown[] = [];
  await openSite('/confirm-email#token_hash=secret&type=signup', {
    answers: {
      ...answers(''),
      '/auth/v1/verify': () =>
        Response.json({ code: 'otp_expired', error_code: 'otp_expired' }, { status: 403 }),
      '/auth/v1/resend': (body: string | undefined) => {
        asked.push(JSON.parse(body ?? '{}'));
        return {};
      },
    },
  });
  await userEvent.type(screen.getByLabelText('Password'), 'a quiet walk');
  await confirm();
  await userEvent.type(await screen.findByLabelText('E-mail'), 'dana@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send the letter again' }));
  expect(await screen.findByText(/a letter is on its way/)).toBeDefined();
  expect(asked).toMatchObject([{ type: 'signup', email: 'dana@example.org' }]);
});

it('asks for the password of the account whose address changes, in a browser that is not signed in', async () => {
  await openSite('/confirm-email#token_hash=secret&type=email_change', {
    answers: answers('a quiet walk'),
  });
  await userEvent.type(screen.getByLabelText('Password'), 'a quiet walk');
  await confirm();
  await screen.findByText(/^Thank you/);
  expect(sent).toMatchObject([{ type: 'email_change', password: 'a quiet walk' }]);
});
