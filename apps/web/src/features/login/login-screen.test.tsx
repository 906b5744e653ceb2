import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';
import { showSession } from '../../platform/account/session.ts';
import { dana, endSession, keptSession } from '../../platform/account/session-for-tests.ts';
import { fill } from '../../ui/field/fill-for-tests.ts';

const siteAnswer = { analytics: null, authUrl: null };
const token = '/auth/v1/token?grant_type=password';
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const again = () => screen.getByRole('button', { name: 'Send the letter again' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Login' }));

/** What the account service answers with a refusal. */
const refusal = (code: string, status: number) => () =>
  Response.json({ code, error_code: code, msg: code }, { status });

afterEach(endSession);

async function openLogin(answer: unknown, address = '/login', more: object = {}) {
  const answers = { '/api/site': siteAnswer, [token]: answer, ...more };
  const opened = await openSite(address, { answers });
  await fill(email(), 'dana@example.org');
  await fill(password(), 'a quiet walk');
  return opened;
}

it('asks for what is missing and takes the reader there', async () => {
  await openSite('/login');
  await submit();
  expect(document.activeElement).toBe(email());
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please enter a password.').id).toBe(
    password().getAttribute('aria-describedby'),
  );
});

it('says calmly that the two do not match, and keeps what was typed', async () => {
  await openLogin(refusal('invalid_credentials', 400));
  await submit();
  const said = await screen.findByRole('alert');
  expect(said.textContent).toBe(
    'The e-mail address and the password do not match. Please check both.',
  );
  expect([email().value, password().value]).toEqual(['dana@example.org', 'a quiet walk']);
});

it('says when to wait', async () => {
  await openLogin(refusal('over_request_rate_limit', 429));
  await submit();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many attempts/);
});

it('sends the letter again that confirms an address, and says when it cannot', async () => {
  let mailed = 0;
  await openLogin(refusal('email_not_confirmed', 400), '/login', {
    '/auth/v1/resend': () => {
      mailed += 1;
      return mailed === 1 ? refusal('over_email_send_rate_limit', 429)() : Response.json({});
    },
  });
  await submit();
  await waitFor(again);
  await userEvent.click(again());
  expect(await screen.findByText(/^No letter was sent/)).toBeTruthy();
  await userEvent.click(again());
  expect(
    await screen.findByText(/^If an account for dana@example.org waits to be confirmed/),
  ).toBeTruthy();
});

it('shows the password when asked to', async () => {
  await openSite('/login');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
});

it('goes on to where the reader came from', async () => {
  const { router } = await openLogin(
    () => keptSession({ aal: 'aal1' }),
    '/login?next=/de-jargonizer/how-to-cite',
  );
  await submit();
  await screen.findByRole('heading', { name: 'How to cite' });
  expect(router.state.location.pathname).toBe('/de-jargonizer/how-to-cite');
  expect(await screen.findByTitle('dana@example.org')).toBeTruthy();
});

it('asks for the code of somebody who has an authenticator app, and signs in nobody before', async () => {
  await openLogin(() => keptSession({ aal: 'aal1' }, [{ id: 'f1', status: 'verified' }]));
  await submit();
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code')).toBeTruthy();
});

it.each([
  [
    'to ask for a letter first',
    refusal('reauthentication_needed', 401),
    /^Show us first that the mailbox is yours/,
  ],
  [
    'when the step will be gone',
    () => Response.json({ due_at: '2026-11-25T08:00:00.000Z' }),
    /^We have written to you\. From November 25, 2026/,
  ],
])('tells who has neither app nor code %s', async (_what, answer, sentence) => {
  await openLogin(
    () => keptSession({ aal: 'aal1' }, [{ id: 'f1', status: 'verified' }]),
    '/login',
    {
      '/auth/v1/factor-reset': answer,
    },
  );
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: /neither the app/ }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('has nothing to show to somebody who is signed in', async () => {
  showSession(dana);
  const { router } = await openSite('/login');
  expect(router.state.location.pathname).toBe('/');
});

describe('a university to sign in with', () => {
  const uni = { id: 'uni', label: { en: 'University of X', he: 'אוניברסיטת איקס' } };
  const site = { ...siteAnswer, signInWith: [uni] };

  it('has a button, which says so when it leads nowhere', async () => {
    const sent: unknown[] = [];
    await openSite('/login?next=/ethics', {
      answers: {
        '/api/site': site,
        '/auth/v1/oidc/start': (body: string) => {
          sent.push(JSON.parse(body));
          return refusal('provider_unreachable', 503)();
        },
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Sign in with University of X' }),
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached/);
    expect(sent).toEqual([{ provider: 'uni', next: '/ethics' }]);
  });

  it('is called by its name in the language of the site', async () => {
    await openSite('/login', { language: 'he', answers: { '/api/site': site } });
    expect(await screen.findByRole('button', { name: 'כניסה דרך אוניברסיטת איקס' })).toBeTruthy();
  });

  it('is not there when the operator has named none', async () => {
    await openSite('/login', { answers: { '/api/site': siteAnswer } });
    expect(screen.queryByRole('button', { name: /^Sign in with/ })).toBeNull();
  });

  it.each([
    ['cancelled', 'status', /^You have not signed in with University of X/],
    ['hasAccount', 'alert', /add University of X in your profile/],
    ['over', 'alert', /^This sign-in took too long/],
  ])('that sent somebody back (%s) is spoken of calmly', async (trouble, role, sentence) => {
    await openSite(`/login?trouble=${trouble}&with=uni`, { answers: { '/api/site': site } });
    await waitFor(() =>
      expect(screen.getAllByRole(role).map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining([expect.stringMatching(sentence)]),
      ),
    );
  });

  it('repeats nothing that an address says in words of its own', async () => {
    await openSite('/login?trouble=%3Cb%3Ecall+0900%3C%2Fb%3E&with=evil', {
      answers: { '/api/site': site },
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body.textContent).not.toContain('0900');
  });

  it('leads on to where the reader was going', async () => {
    const { router } = await openSite('/login?arrived=uni&next=/de-jargonizer/how-to-cite', {
      answers: {
        '/api/site': site,
        '/auth/v1/oidc/arrival': () => keptSession({ aal: 'aal1' }),
        '/auth/v1/user': { ...dana.user, factors: [] },
      },
    });
    await screen.findByRole('heading', { name: 'How to cite' });
    expect(router.state.location.search).toBe('');
  });

  it('does not spare anybody their second step', async () => {
    const factors = [{ id: 'f1', status: 'verified' }];
    await openSite('/login?arrived=uni', {
      answers: {
        '/api/site': site,
        '/auth/v1/oidc/arrival': () => keptSession({ aal: 'aal1' }, factors),
        '/auth/v1/user': { ...dana.user, factors },
      },
    });
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy();
  });

  it('says so when the arrival is over', async () => {
    const { router } = await openSite('/login?arrived=uni&next=/ethics', {
      answers: { '/api/site': site, '/auth/v1/oidc/arrival': refusal('sign_in_over', 400) },
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This sign-in took too long/);
    expect(router.state.location.search).toBe('?trouble=over&next=%2Fethics');
  });
});
