import { configure, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';
import { passkeyAnswer, startDevice, stopDevice } from '../../platform/account/device-for-tests.ts';
import { dana, endSession, keptSession } from '../../platform/account/session-for-tests.ts';
import { sessionKey, showSession } from '../../platform/account/session.ts';
import { pictureOf } from './factors-and-recovery-codes.ts';

const room = { tasks: { used: 0, most: 2000 }, bytes: { used: 0, most: 1 } };

// The whole page is searched by role, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 30_000 });

const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const app = {
  id: 'f1',
  factor_type: 'totp',
  friendly_name: '',
  status: 'verified',
  created_at: '2026-11-21T08:00:00.000Z',
};

const refusal = (code: string) =>
  Response.json({ code, error_code: code, msg: code }, { status: 422 });

/** An account service that knows one authenticator app, whose code is 123456. */
function service({ isOn = false, left = 0, refuses = '', isStale = false } = {}) {
  const kept = { isOn, left, refuses, isStale };
  const answers = {
    '/api/site': { analytics: null, authUrl: null },
    '/api/tasks': { tasks: [], room },
    '/api/profile': () =>
      Response.json({ error: { code: 'no-profile', message: '' } }, { status: 404 }),
    '/auth/v1/user': () => ({ ...dana.user, factors: kept.isOn ? [app] : [] }),
    '/auth/v1/confirm-password': (body: string) => {
      if (!body.includes('right')) return refusal('invalid_credentials');
      kept.isStale = false;
      return new Response(null, { status: 204 });
    },
    '/auth/v1/factors': () =>
      kept.isStale
        ? refusal('reauthentication_needed')
        : kept.refuses === 'enrolment'
          ? refusal('too_many_enrolled_mfa_factors')
          : {
              id: 'f1',
              type: 'totp',
              friendly_name: '',
              totp: {
                qr_code: '<svg fill="#000"></svg>',
                secret: 'ABCDEFGHIJ',
                uri: 'otpauth://x',
              },
            },
    '/auth/v1/factors/f1/challenge': { id: 'c1', type: 'totp', expires_at: 9_999_999_999 },
    '/auth/v1/factors/f1/verify': (body: string) => {
      if (!body.includes('"123456"')) return refusal('mfa_verification_failed');
      kept.isOn = true;
      return keptSession({ aal: 'aal2' }, [{ id: 'f1', status: 'verified' }]);
    },
    '/auth/v1/factors/f1': () => {
      kept.isOn = false;
      return { id: 'f1' };
    },
    '/auth/v1/recovery-codes': (body: unknown) => {
      if (body === undefined) return { remaining: kept.left };
      if (kept.refuses === 'codes') return refusal('unexpected_failure');
      kept.left = codes.length;
      return { codes };
    },
  };
  return { kept, answers };
}

function showModal(this: HTMLDialogElement) {
  this.open = true;
}
function close(this: HTMLDialogElement) {
  this.open = false;
}
beforeEach(() => {
  // jsdom knows no dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  localStorage.setItem(sessionKey, JSON.stringify(keptSession({ aal: 'aal1' })));
});
afterEach(endSession);

async function open(state: Parameters<typeof service>[0] = {}) {
  const { kept, answers } = service(state);
  showSession(dana);
  await openSite('/profile', { answers });
  await userEvent.click(
    await screen.findByText('Two-step sign-in and passkeys', { selector: 'summary' }),
  );
  return kept;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 3, name });
const codeField = () => screen.getByLabelText<HTMLInputElement>('Six-digit code from the app');

const begin = async (state: Parameters<typeof service>[0] = {}) => {
  const kept = await open(state);
  await heading('It is off');
  await press('Set up an authenticator app');
  return kept;
};

describe('an old session', () => {
  it('asks for the password first, says when it is wrong, and then goes on', async () => {
    await begin({ isStale: true });
    expect(await screen.findByText('Is it you?')).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>('Your present password', {
      selector: 'dialog[open] input',
    });
    await press('Continue');
    expect(await screen.findByText('Please enter your present password.')).toBeTruthy();
    await userEvent.type(field, 'wrong');
    await press('Continue');
    expect(await screen.findByText('This is not your present password.')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'right');
    await press('Continue');
    expect(await heading('Set up the app')).toBeTruthy();
  });

  it('stays as it is when the question is called off', async () => {
    await begin({ isStale: true });
    await screen.findByText('Is it you?');
    await press('Cancel');
    expect(
      await screen.findByText('Please enter your password again to change how you sign in.'),
    ).toBeTruthy();
    await heading('It is off');
  });
});

describe('setting up an app', () => {
  it('shows the picture and the key, and takes the reader there', async () => {
    await begin();
    expect(await heading('Set up the app')).toBe(document.activeElement);
    const picture = screen.getByRole<HTMLImageElement>('img', { name: /^QR code/ });
    expect(decodeURIComponent(picture.src)).toBe('data:image/svg+xml,<svg fill="#000"></svg>');
    expect(screen.getByText('ABCD EFGH IJ')).toBeTruthy();
    expect(screen.getByRole('link', { name: /on this device/ }).getAttribute('href')).toBe(
      'otpauth://x',
    );
  });

  it.each([
    ['', 'Please enter the code.'],
    ['12 34', 'The code is six digits long.'],
    ['000 000', 'This code is not right, or no longer valid. Please check it, or try a newer one.'],
  ])('does not take %j for a code, and says why', async (typed, sentence) => {
    const kept = await begin();
    await heading('Set up the app');
    if (typed) await userEvent.type(codeField(), typed);
    await press('Turn on');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(codeField());
    expect(kept.isOn).toBe(false);
  });

  it('ends with recovery codes, shown once', async () => {
    await begin();
    await heading('Set up the app');
    await userEvent.type(codeField(), '123 456');
    await press('Turn on');
    await heading('Your recovery codes');
    const list = screen.getByRole('list', { name: 'Your recovery codes' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await press('I have kept them');
    expect(await heading('It is on')).toBe(document.activeElement);
    expect(screen.getByText('The app is set up.')).toBeTruthy();
    expect(await screen.findByText('2 recovery codes left')).toBeTruthy();
    expect(screen.queryByText(codes[0]!)).toBeNull();
  });

  it('is done also when the codes could not be made, and asks to make some', async () => {
    await begin({ refuses: 'codes' });
    await heading('Set up the app');
    await userEvent.type(codeField(), '123456');
    await press('Turn on');
    await heading('It is on');
    expect(await screen.findByText(/^You have no recovery codes/)).toBeTruthy();
  });

  it('says why it cannot begin', async () => {
    await begin({ refuses: 'enrolment' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^There are enough/);
  });

  it('can be given up', async () => {
    await begin();
    await heading('Set up the app');
    await press('Cancel');
    expect(await heading('It is off')).toBe(document.activeElement);
  });
});

describe('an app that is set up', () => {
  it('is removed after a question', async () => {
    const kept = await open({ isOn: true, left: 5 });
    expect(await screen.findByText('Since November 21, 2026')).toBeTruthy();
    expect(await screen.findByText('5 recovery codes left')).toBeTruthy();
    await press('Remove');
    expect(screen.getByRole('dialog').textContent).toContain('Remove this app?');
    expect(kept.isOn).toBe(true);
    await press('Yes, remove');
    expect(await screen.findByText('The app has been removed.')).toBeTruthy();
    expect(await heading('It is off')).toBeTruthy();
    expect(kept.isOn).toBe(false);
  });

  it('may get new recovery codes in place of the old', async () => {
    await open({ isOn: true, left: 1 });
    await screen.findByText('1 recovery code left');
    await press('New recovery codes');
    expect(screen.getByRole('dialog').textContent).toContain('will no longer work');
    await press('Yes, make new ones');
    expect(await screen.findByText(codes[0]!)).toBeTruthy();
  });
});

describe('a passkey', () => {
  const passkey = { ...app, id: 'p1', factor_type: 'webauthn', friendly_name: 'My laptop' };

  async function openWith(create: () => unknown) {
    startDevice(create);
    const { answers } = service();
    const kept = { isThere: false, sent: [] as unknown[] };
    const publicKey = { challenge: 'AQID', rp: {}, user: { id: 'AQID' }, pubKeyCredParams: [] };
    showSession(dana);
    await openSite('/profile', {
      answers: {
        ...answers,
        '/auth/v1/user': () => ({ ...dana.user, factors: kept.isThere ? [passkey] : [] }),
        '/auth/v1/factors': (body: string) => {
          kept.sent.push(JSON.parse(body));
          return { id: 'p1', type: 'webauthn', friendly_name: 'My laptop' };
        },
        '/auth/v1/factors/p1/challenge': {
          id: 'c1',
          type: 'webauthn',
          webauthn: { type: 'create', credential_options: { publicKey } },
        },
        '/auth/v1/factors/p1/verify': (body: string) => {
          kept.sent.push(JSON.parse(body));
          kept.isThere = true;
          return keptSession({ aal: 'aal2' }, [passkey]);
        },
        '/auth/v1/factors/p1': () => {
          kept.isThere = false;
          return { id: 'p1' };
        },
      },
    });
    await userEvent.click(
      await screen.findByText('Two-step sign-in and passkeys', { selector: 'summary' }),
    );
    await heading('It is off');
    await press('Add a passkey');
    return kept;
  }
  afterEach(stopDevice);

  it('is made under a name, with recovery codes, and removed', async () => {
    const kept = await openWith(passkeyAnswer);
    expect(await heading('Add a passkey')).toBe(document.activeElement);
    await userEvent.type(screen.getByLabelText('Name of the passkey'), ' My laptop ');
    await press('Make the passkey');
    expect(await screen.findByText(codes[0]!)).toBeTruthy();
    expect(kept.sent).toMatchObject([
      { factor_type: 'webauthn', friendly_name: 'My laptop' },
      { challenge_id: 'c1', webauthn: { type: 'create', credential_response: { id: 'AQID' } } },
    ]);
    await press('I have kept them');
    expect(await screen.findByText(/^The passkey is added/)).toBeTruthy();
    expect(screen.getByText('My laptop')).toBeTruthy();
    await press('Remove');
    expect(screen.getByRole('dialog').textContent).toContain('Remove this passkey?');
    await press('Yes, remove');
    expect(await screen.findByText(/^The passkey has been removed/)).toBeTruthy();
    expect(kept.isThere).toBe(false);
  });

  it.each([
    ['InvalidStateError', /^This device has a passkey/],
    ['NotAllowedError', /^No passkey was shown/],
  ])('that was not made (%s) is spoken of calmly, and can be tried again', async (name, said) => {
    await openWith(() => {
      throw new DOMException('No.', name);
    });
    await press('Make the passkey');
    expect((await screen.findByRole('alert')).textContent).toMatch(said);
    expect(screen.getByRole('button', { name: 'Make the passkey' })).toBeTruthy();
    await press('Cancel');
    await heading('It is off');
  });
});

describe('an old session of somebody with a passkey', () => {
  const passkey = { ...app, id: 'p1', factor_type: 'webauthn', friendly_name: 'My laptop' };
  const publicKey = { challenge: 'AQID', allowCredentials: [] };
  afterEach(stopDevice);

  async function openWith(answer: () => unknown) {
    startDevice(answer);
    const { kept, answers } = service({ isStale: true });
    showSession(dana);
    await openSite('/profile', {
      answers: {
        ...answers,
        '/auth/v1/user': () => ({ ...dana.user, factors: [passkey] }),
        '/auth/v1/factors/p1/challenge': {
          id: 'c1',
          type: 'webauthn',
          webauthn: { type: 'request', credential_options: { publicKey } },
        },
        '/auth/v1/factors/p1/verify': () => {
          kept.isStale = false;
          return keptSession({ aal: 'aal2' }, [passkey]);
        },
      },
    });
    await userEvent.click(
      await screen.findByText('Two-step sign-in and passkeys', { selector: 'summary' }),
    );
    await heading('It is on');
    await press('Set up an authenticator app');
    await screen.findByText('Is it you?');
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  }

  it('is proved by the passkey in place of the password', async () => {
    await openWith(passkeyAnswer);
    expect(await heading('Set up the app')).toBeTruthy();
  });

  it('says calmly that none was shown, and still takes the password', async () => {
    await openWith(() => {
      throw new DOMException('No.', 'NotAllowedError');
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No passkey was shown/);
    await userEvent.type(
      screen.getByLabelText('Your present password', { selector: 'dialog[open] input' }),
      'right',
    );
    await press('Continue');
    expect(await heading('Set up the app')).toBeTruthy();
  });
});

it.each(['data:image/svg+xml;utf-8,<svg fill="#fff"/>', '<?xml version="1.0"?><svg fill="#fff"/>'])(
  'makes the address of an image from %j',
  (given) => {
    expect(pictureOf(given)).toBe('data:image/svg+xml,%3Csvg%20fill%3D%22%23fff%22%2F%3E');
  },
);
