import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';
import { showSession } from '../../platform/account/session.ts';
import { dana, endSession, keptSession } from '../../platform/account/session-for-tests.ts';
import { fill } from '../../ui/field/fill-for-tests.ts';

const button = () =>
  screen.getByText<HTMLButtonElement>(/^(Register|Submitting\.\.\.)$/, { selector: 'button' });
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');

afterEach(endSession);

async function openForm(answer: unknown, address = '/register') {
  const answers = { '/api/site': { analytics: null, authUrl: null }, '/auth/v1/signup': answer };
  const opened = await openSite(address, { answers });
  await fill(email(), 'dana@example.org');
  await fill(screen.getByLabelText('Password'), 'a quiet walk');
  await userEvent.selectOptions(screen.getByLabelText('Age'), '25-34');
  await userEvent.click(screen.getByLabelText('Yes'));
  await userEvent.click(screen.getByLabelText(/^I accept the/));
  return opened;
}

const refusal = (code: string, status: number, more = {}) =>
  Response.json({ code, error_code: code, msg: code, ...more }, { status });

const nothing = () => undefined;

/** A server that takes its time: it answers when it is told to. */
function holdOn() {
  let answer: (value: unknown) => void = nothing;
  let hear: (body: string) => void = nothing;
  const asked = new Promise<string>((resolve) => {
    hear = resolve;
  });
  const said = new Promise((resolve) => {
    answer = resolve;
  });
  const ask = (body: string) => {
    hear(body);
    return said;
  };
  return { asked, ask, answer };
}

it('asks for everything it needs at once, and leads to the first', async () => {
  await openSite('/register');
  await userEvent.click(button());
  expect(document.activeElement).toBe(email());
  for (const sentence of [
    'You must accept the Terms of Use and Privacy Policy to register.',
    'Please select whether you want to save your texts.',
  ])
    expect(screen.getByText(sentence)).toBeTruthy();
});

it('is busy while it submits, says it went well, and goes home after three seconds', async () => {
  const signUp = holdOn();
  const { router } = await openForm(signUp.ask);
  await userEvent.click(button());
  expect([button().textContent, button().disabled]).toEqual(['Submitting...', true]);
  expect(JSON.parse(await signUp.asked)).toMatchObject({
    email: 'dana@example.org',
    data: { age: '25-34', rejectSaveData: false, acceptTermsPrivacyPolicy: true },
  });
  signUp.answer(keptSession({ aal: 'aal1' }));
  expect(await screen.findByText('Registration successful!')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/register');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'), 10_000);
});

it('takes an invitation where registration is closed, for its address alone', async () => {
  const signUp = holdOn();
  const answers = {
    '/api/site': { analytics: null, authUrl: null, signUp: 'closed' },
    '/auth/v1/signup': signUp.ask,
  };
  await openSite('/register#invitation=a-secret&email=dana%40example.org', { answers });
  expect(screen.getByText('dana@example.org')).toBeTruthy();
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  await fill(screen.getByLabelText('Password'), 'a quiet walk');
  await userEvent.click(screen.getByLabelText('Yes'));
  await userEvent.click(screen.getByLabelText(/^I accept the/));
  await userEvent.click(button());
  expect(JSON.parse(await signUp.asked)).toMatchObject({
    email: 'dana@example.org',
    data: { invitation: 'a-secret' },
  });
  signUp.answer(refusal('otp_expired', 403));
  expect(await screen.findByText('This link has been used or is too old.')).toBeTruthy();
});

it('goes on to where the reader came from', async () => {
  const { router } = await openForm(
    () => keptSession({ aal: 'aal1' }),
    '/register?next=%2Fde-jargonizer%2Fhow-to-cite',
  );
  await userEvent.click(button());
  await screen.findByText('Registration successful!');
  await vi.waitFor(
    () => expect(router.state.location.pathname).toBe('/de-jargonizer/how-to-cite'),
    10_000,
  );
});

it('keeps the way on between the two forms', async () => {
  await openSite('/register?next=%2Fethics');
  const main = within(screen.getByRole('main'));
  await userEvent.click(main.getByRole('link', { name: 'Login' }));
  const back = await main.findByRole('link', { name: 'Register' });
  expect(back.getAttribute('href')).toBe('/register?next=%2Fethics');
});

it.each([
  [() => refusal('unexpected_failure', 500), 'Error registering user. Please try again.'],
  [() => refusal('validation_failed', 400), 'Error saving user data. Please try again.'],
])('says what failed and keeps every answer: %#', async (answer, sentence) => {
  await openForm(answer);
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(email().value).toBe('dana@example.org');
  expect(screen.getByLabelText<HTMLSelectElement>('Age').value).toBe('25-34');
});

it('tells why a password is weak, beside it', async () => {
  const weak = { weak_password: { reasons: ['common'], message: 'common' } };
  await openForm(() => refusal('weak_password', 422, weak));
  await userEvent.click(button());
  expect(await screen.findByText(/is easy to guess/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it('points to the mailbox when there is no session yet', async () => {
  await openForm(() => ({ id: dana.user.id, email: 'dana@example.org', identities: [] }));
  await userEvent.click(button());
  expect(await screen.findByText(/We have sent a letter to dana@example.org/)).toBeTruthy();
});

it('has nothing to show to somebody who is signed in', async () => {
  showSession(dana);
  const { router } = await openSite('/register?next=%2Fde-jargonizer%2Fcontact-us');
  expect(router.state.location.pathname).toBe('/de-jargonizer/contact-us');
});

it('says where registration is closed, and whom to ask', async () => {
  await openSite('/register', {
    answers: { '/api/site': { analytics: null, authUrl: null, signUp: 'closed' } },
  });
  const main = within(screen.getByRole('main'));
  expect(await main.findByText(/This site takes no new accounts/)).toBeTruthy();
  expect(main.getByRole('link', { name: 'the people who run it' }).getAttribute('href')).toBe(
    '/de-jargonizer/contact-us',
  );
  expect(main.queryByLabelText('E-mail')).toBeNull();
});

it('says whose addresses may register, and keeps what was typed when another is refused', async () => {
  await openSite('/register', {
    answers: {
      '/api/site': { analytics: null, authUrl: null, signUp: ['example.edu', 'uni.example'] },
      '/auth/v1/signup': () => refusal('email_domain_not_allowed', 422),
    },
  });
  expect(await screen.findByText(/^An address at .*example\.edu.* or .*uni\.example/)).toBeTruthy();
  await fill(email(), 'dana@example.org');
  await fill(screen.getByLabelText('Password'), 'a quiet walk');
  await userEvent.click(screen.getByLabelText('Yes'));
  await userEvent.click(screen.getByLabelText(/^I accept the/));
  await userEvent.click(button());
  expect(await screen.findByText(/This site takes no addresses at that domain/)).toBeTruthy();
  expect([document.activeElement, email().value]).toEqual([email(), 'dana@example.org']);
});

it('says so in Hebrew when registration closed while somebody was writing', async () => {
  await openSite('/register', {
    language: 'he',
    answers: {
      '/api/site': { analytics: null, authUrl: null },
      '/auth/v1/signup': () => refusal('signup_disabled', 422),
    },
  });
  await fill(screen.getByLabelText('אימייל'), 'dana@example.org');
  await fill(screen.getByLabelText('סיסמה'), 'a quiet walk');
  await userEvent.click(screen.getByLabelText('כן'));
  await userEvent.click(screen.getByLabelText(/^קראתי את/));
  await userEvent.click(screen.getByRole('button', { name: 'הרשמה' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^כרגע אי אפשר לפתוח/);
});

it('asks somebody from a university for neither address nor password', async () => {
  const sent: unknown[] = [];
  const { router } = await openSite('/register?arrived=uni&next=%2Fde-jargonizer%2Fhow-to-cite', {
    answers: {
      '/api/site': {
        analytics: null,
        authUrl: null,
        signInWith: [{ id: 'uni', label: { en: 'University of X', he: 'X' } }],
      },
      '/auth/v1/oidc/arrival': (body: string | undefined) => {
        if (body === undefined) return { email: 'dana@example.edu' };
        sent.push(JSON.parse(body));
        return keptSession({ aal: 'aal1' });
      },
      '/auth/v1/user': { ...dana.user, factors: [] },
    },
  });
  expect(await screen.findByText('dana@example.edu')).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
  await userEvent.click(button());
  expect(screen.getByText(/^Please select whether/)).toBeTruthy();
  await userEvent.click(screen.getByLabelText('No'));
  await userEvent.click(screen.getByLabelText(/^I accept the/));
  await userEvent.click(button());
  await vi.waitFor(() => expect(sent).toHaveLength(1), 10_000);
  expect(sent).toMatchObject([{ data: { rejectSaveData: true, acceptTermsPrivacyPolicy: true } }]);
  await vi.waitFor(
    () => expect(router.state.location.pathname).toBe('/de-jargonizer/how-to-cite'),
    10_000,
  );
});

it('begins anew when somebody from a university waited too long', async () => {
  const { router } = await openSite('/register?arrived=uni', {
    answers: {
      '/api/site': { analytics: null, authUrl: null },
      '/auth/v1/oidc/arrival': () => refusal('sign_in_over', 400),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This sign-in took too long/);
  expect(router.state.location.pathname).toBe('/login');
});
