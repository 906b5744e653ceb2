import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { profileAnswerNames } from '@vernacular/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openSite, type Answers } from '../../../app/site-for-tests.tsx';
import { dana, endSession, keptSession } from '../../../platform/account/session-for-tests.ts';
import { sessionKey, showSession } from '../../../platform/account/session.ts';
import { fill } from '../../../ui/field/fill-for-tests.ts';

const siteAnswer = { analytics: null, authUrl: null };
const room = { tasks: { used: 0, most: 2000 }, bytes: { used: 0, most: 1 } };

const profile = {
  email: 'dana@example.org',
  ...Object.fromEntries(profileAnswerNames.map((name) => [name, null])),
  rejectSaveData: true,
};
const user = { ...dana.user, factors: [] };
const refusal = (code: string, status = 400, more = {}) =>
  Response.json({ code, error_code: code, msg: `The server says ${code}.`, ...more }, { status });

// The whole page is searched by role, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => localStorage.setItem(sessionKey, JSON.stringify(keptSession({ aal: 'aal1' }))));
afterEach(endSession);

async function open(answers: Answers, language: 'en' | 'he' = 'en') {
  showSession(dana);
  const opened = await openSite('/profile', {
    language,
    answers: {
      '/api/site': siteAnswer,
      '/api/profile': profile,
      '/api/tasks': { tasks: [], room },
      ...answers,
    },
  });
  return opened;
}

/** Unfolds a form and returns its parts. */
async function unfold(title: string) {
  const summary = await screen.findByText(title, { selector: 'summary' });
  const fold = summary.closest('details')!;
  await userEvent.click(summary);
  return within(await waitFor(() => fold.querySelector('form') ?? Promise.reject()));
}
const type = (form: ReturnType<typeof within>, label: string, text: string) =>
  fill(form.getByLabelText(label), text);
const press = (form: ReturnType<typeof within>, name: string) =>
  userEvent.click(form.getByRole('button', { name }));

const changePassword = async (answer: unknown) => {
  await open({ '/auth/v1/user': answer });
  const form = await unfold('Change password');
  await type(form, 'Your present password', 'a quiet walk');
  await type(form, 'New password', 'seven calm herons');
  await press(form, 'Change password');
  return form;
};

describe('another password', () => {
  it('is sent with the present one, and the form is empty again', async () => {
    const sent: unknown[] = [];
    const form = await changePassword((body: string) => {
      sent.push(JSON.parse(body));
      return user;
    });
    expect((await form.findByRole('status')).textContent).toMatch(/^Your password has been/);
    expect(sent).toEqual([
      expect.objectContaining({ password: 'seven calm herons', current_password: 'a quiet walk' }),
    ]);
    expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  it.each([
    ['invalid_credentials', {}, 'Your present password', 'This is not your present password.'],
    [
      'weak_password',
      { weak_password: { reasons: ['common'], message: '' } },
      'New password',
      'This password is easy to guess: it is a common one, in a list of stolen ones, a simple pattern, or your own address. Please choose another.',
    ],
    ['same_password', {}, 'New password', 'This is your old password. Please choose a new one.'],
  ])('refused for %s: says so beside the field, and keeps all', async (code, more, label, text) => {
    const form = await changePassword(() => refusal(code, 422, more));
    const field = form.getByLabelText<HTMLInputElement>(label);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(form.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('seven calm herons');
    await userEvent.type(field, '!');
    expect(form.queryByText(text)).toBeNull();
  });

  it.each([
    [() => refusal('over_request_rate_limit', 429), /^Too many attempts/],
    [() => refusal('unexpected_failure', 500), /^Sorry, an unexpected error/],
    [() => Promise.reject(new TypeError('no network')), /^The server cannot be reached/],
  ])('says what is not the fault of a field: %#', async (answer, text) => {
    const form = await changePassword(answer);
    expect((await form.findByRole('alert')).textContent).toMatch(text);
  });

  it('is asked for before anything is sent', async () => {
    await open({});
    const form = await unfold('Change password');
    await press(form, 'Change password');
    expect(form.getByText('Please enter your present password.')).toBeTruthy();
    await type(form, 'Your present password', 'a quiet walk');
    await press(form, 'Change password');
    expect(form.getByText('Please enter a new password.')).toBeTruthy();
  });
});

it('says refusals in Hebrew to a reader of Hebrew', async () => {
  await open({ '/auth/v1/user': () => refusal('invalid_credentials') }, 'he');
  const form = await unfold('שינוי סיסמה');
  await type(form, 'הסיסמה הנוכחית', 'a quiet walk');
  await type(form, 'סיסמה חדשה', 'seven calm herons');
  await press(form, 'שינוי הסיסמה');
  expect(await form.findByText('זו אינה הסיסמה הנוכחית.')).toBeTruthy();
});

const changeAddress = async (email: string, answer: unknown) => {
  await open({ '/auth/v1/user': answer });
  const form = await unfold('Change e-mail address');
  await type(form, 'New e-mail address', email);
  await type(form, 'Your present password', 'a quiet walk');
  await press(form, 'Change e-mail address');
  return form;
};

describe('another address', () => {
  it('is completed by a letter', async () => {
    const sent: unknown[] = [];
    const form = await changeAddress('dana@example.com', (body: string) => {
      sent.push(JSON.parse(body));
      return { ...user, new_email: 'dana@example.com' };
    });
    expect((await form.findByRole('status')).textContent).toMatch(/^Look into the mail/);
    expect(sent).toEqual([
      expect.objectContaining({ email: 'dana@example.com', current_password: 'a quiet walk' }),
    ]);
  });

  it('is not the one somebody has', async () => {
    const form = await changeAddress(' Dana@Example.org', user);
    expect(form.getByText('This is your e-mail address already.')).toBeTruthy();
  });

  it('is a full address', async () => {
    const form = await changeAddress('dana', () => refusal('email_address_invalid'));
    expect(await form.findByText('This is not a full e-mail address.')).toBeTruthy();
  });
});

describe('all my data', () => {
  const saved: { name: string; link: string }[] = [];
  beforeEach(() => {
    saved.length = 0;
    // jsdom follows no links.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, link: this.href });
    });
    Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined });
  });

  it('comes as a file', async () => {
    await open({ '/api/profile/export': { tasks: [] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Export my data' }));
    await waitFor(() =>
      expect(saved).toEqual([{ name: 'vernacular-my-data.json', link: 'blob:data' }]),
    );
  });

  it('can be asked for again when it did not come', async () => {
    await open({});
    await userEvent.click(await screen.findByRole('button', { name: 'Export my data' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The file could not be made. Please try again.',
    );
    expect(saved).toEqual([]);
  });
});

const endAccount = async (answer: unknown) => {
  const opened = await open({ '/auth/v1/user': answer });
  const form = await unfold('Delete my account');
  await type(form, 'Your present password', 'a quiet walk');
  await press(form, 'Delete for good');
  return { ...opened, form };
};

describe('the end of an account', () => {
  it('is told where one signs in, with no way back to a profile that is gone', async () => {
    const sent: unknown[] = [];
    const { router } = await endAccount((body: string) => {
      sent.push(JSON.parse(body));
      return new Response(null, { status: 204 });
    });
    expect(await screen.findByText('Your account has been deleted.')).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
    expect(sent).toEqual([{ password: 'a quiet walk' }]);
    expect(localStorage.getItem(sessionKey)).toBeNull();
  });

  it('needs the right password', async () => {
    const { form, router } = await endAccount(() => refusal('invalid_credentials'));
    expect(await form.findByText('This is not your present password.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/profile');
  });
});

it('says whom to ask where a hosted service keeps the accounts', async () => {
  await open({ '/api/site': { ...siteAnswer, authUrl: 'https://accounts.example.org/auth/v1' } });
  await userEvent.click(await screen.findByText('Delete my account', { selector: 'summary' }));
  expect((await screen.findByRole('link', { name: 'Ask them' })).getAttribute('href')).toBe(
    '/de-jargonizer/contact-us',
  );
  expect(screen.queryByRole('button', { name: 'Delete for good' })).toBeNull();
});

/** jsdom has no modal dialogs. */
function showModal(this: HTMLDialogElement) {
  this.open = true;
}

describe('a university to sign in with', () => {
  const site = {
    ...siteAnswer,
    signInWith: [{ id: 'uni', label: { en: 'University of X', he: 'X' } }],
  };
  const way = {
    id: 'w1',
    provider: 'uni',
    issuer: 'https://id.example.edu',
    email: 'dana@example.edu',
    createdAt: '2026-11-01T00:00:00.000Z',
  };
  const ways = (hasPassword: boolean, identities: readonly object[]) => ({
    '/api/site': site,
    '/auth/v1/user/identities': { hasPassword, identities },
  });

  it('is added with the present password', async () => {
    await open({
      ...ways(true, []),
      '/auth/v1/oidc/uni/link': () => refusal('invalid_credentials'),
    });
    const form = await unfold('Sign in with University of X');
    await type(form, 'Your present password', 'a wrong guess');
    await press(form, 'Continue');
    expect(await form.findByText('This is not your present password.')).toBeTruthy();
  });

  it('is shown with its address, and stays when it is the only way in', async () => {
    await open({
      ...ways(false, [way]),
      '/auth/v1/user/identities/w1': () => refusal('last_way_in', 422),
    });
    await userEvent.click(
      await screen.findByText('Where you sign in from', { selector: 'summary' }),
    );
    expect(await screen.findByText('dana@example.edu')).toBeTruthy();
    Object.assign(HTMLDialogElement.prototype, { showModal });
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, remove' }));
    expect(await screen.findByText(/^This is your only way to sign in/)).toBeTruthy();
  });

  it('is where somebody without a password shows who they are', async () => {
    await open({
      ...ways(false, [way]),
      '/auth/v1/user': () => refusal('current_password_required'),
    });
    expect(await screen.findByText(/^Your account has no password/)).toBeTruthy();
    const form = await unfold('Delete my account');
    expect(form.queryByLabelText('Your present password')).toBeNull();
    await press(form, 'Delete for good');
    expect(await form.findByText(/^Please sign in again first/)).toBeTruthy();
  });
});
