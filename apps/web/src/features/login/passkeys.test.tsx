import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';
import { passkeyAnswer, startDevice, stopDevice } from '../../platform/account/device-for-tests.ts';
import { dana, endSession, keptSession } from '../../platform/account/session-for-tests.ts';
import { fill } from '../../ui/field/fill-for-tests.ts';

const siteAnswer = { analytics: null, authUrl: null };
const passkey = { id: 'p1', status: 'verified', factor_type: 'webauthn' };

const refusal = (code: string, status: number) => () =>
  Response.json({ code, error_code: code, msg: code }, { status });

const cancelled = () => {
  throw new DOMException('The person closed the window.', 'NotAllowedError');
};

function showModal(this: HTMLDialogElement) {
  this.open = true;
}
beforeEach(() => void Object.assign(HTMLDialogElement.prototype, { showModal }));
afterEach(() => {
  stopDevice();
  endSession();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const begun = {
  '/api/site': siteAnswer,
  '/auth/v1/passkeys/authentication/options': {
    challenge_id: 'c1',
    options: { challenge: 'AQID', rpId: 'localhost' },
  },
  '/auth/v1/user': { ...dana.user, factors: [passkey] },
};

describe('a passkey as the way in', () => {
  it('is not offered where the browser knows none, or a hosted service keeps the accounts', async () => {
    await openSite('/login', { answers: { '/api/site': siteAnswer } });
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });

  it('signs in without the password', async () => {
    startDevice(passkeyAnswer);
    const sent: unknown[] = [];
    const { router } = await openSite('/login?next=/de-jargonizer/how-to-cite', {
      answers: {
        ...begun,
        '/auth/v1/passkeys/authentication/verify': (body: string) => {
          sent.push(JSON.parse(body));
          return keptSession({ aal: 'aal2' }, [passkey]);
        },
      },
    });
    await press('Sign in with a passkey');
    await screen.findByRole('heading', { name: 'How to cite' });
    expect(router.state.location.pathname).toBe('/de-jargonizer/how-to-cite');
    expect(sent).toMatchObject([
      { challenge_id: 'c1', credential: { id: 'AQID', response: { signature: 'AQID' } } },
    ]);
  });

  it.each([
    ['was not shown', cancelled, refusal('unexpected_failure', 500), /^No passkey was shown/],
    [
      'opens nothing here',
      passkeyAnswer,
      refusal('webauthn_credential_not_found', 400),
      /^This passkey opens no account here/,
    ],
    [
      'needs the password first',
      passkeyAnswer,
      refusal('password_first', 403),
      /^A new password was/,
    ],
    [
      'is refused',
      passkeyAnswer,
      refusal('mfa_verification_failed', 422),
      /^This passkey could not be/,
    ],
  ])('says so when it %s, and can be tried again', async (_what, show, verify, sentence) => {
    startDevice(show);
    await openSite('/login', {
      answers: { ...begun, '/auth/v1/passkeys/authentication/verify': verify },
    });
    await press('Sign in with a passkey');
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeTruthy();
  });
});

const signIn = async (answers: object) => {
  const opened = await openSite('/login', { answers: { ...begun, ...answers } });
  await fill(screen.getByLabelText('E-mail'), 'dana@example.org');
  await fill(screen.getByLabelText('Password'), 'a quiet walk');
  await press('Login');
  return opened;
};

const must = (session: ReturnType<typeof keptSession>) => ({
  ...session,
  user: { ...session.user, app_metadata: { must_have_factor: true } },
});

describe('after the password', () => {
  it('a passkey can be shown as the second step, or a recovery code', async () => {
    startDevice(passkeyAnswer);
    await signIn({
      '/auth/v1/token?grant_type=password': () => keptSession({ aal: 'aal1' }, [passkey]),
      '/auth/v1/factors/p1/challenge': {
        id: 'c1',
        type: 'webauthn',
        webauthn: { type: 'request', credential_options: { publicKey: { challenge: 'AQID' } } },
      },
      '/auth/v1/factors/p1/verify': () => keptSession({ aal: 'aal2' }, [passkey]),
    });
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use the app' })).toBeNull();
    await press('Use a recovery code');
    expect(screen.getByLabelText('Recovery code')).toBeTruthy();
    await press('Use a passkey');
    await press('Use a passkey');
    expect(await screen.findByTitle('dana@example.org')).toBeTruthy();
  });

  it('somebody who must have a second step sets one up before anything else', async () => {
    const app = { id: 'f1', status: 'verified', factor_type: 'totp' };
    const kept = { isOn: false };
    const { router } = await signIn({
      '/auth/v1/token?grant_type=password': () => must(keptSession({ aal: 'aal1' })),
      '/auth/v1/user': () => ({ ...dana.user, factors: kept.isOn ? [app] : [] }),
      '/auth/v1/factors': {
        id: 'f1',
        type: 'totp',
        friendly_name: '',
        totp: { qr_code: '<svg></svg>', secret: 'ABCD', uri: 'otpauth://x' },
      },
      '/auth/v1/factors/f1/challenge': { id: 'c1', type: 'totp', expires_at: 9_999_999_999 },
      '/auth/v1/factors/f1/verify': () => {
        kept.isOn = true;
        return must(keptSession({ aal: 'aal2' }, [app]));
      },
      '/auth/v1/recovery-codes': { codes: ['AAAA-BBBB-CCCC-DDDD'] },
    });
    expect(await screen.findByRole('heading', { name: 'One thing before you go on' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
    await press('Set up an authenticator app');
    await fill(await screen.findByLabelText('Six-digit code from the app'), '123456');
    await press('Turn on');
    expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/login');
    await press('I have kept them');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});
