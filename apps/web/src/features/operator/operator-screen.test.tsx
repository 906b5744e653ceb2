import type { OperatorPerson, OperatorView } from '@vernacular/contract';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openSite, type Answers } from '../../app/site-for-tests.tsx';
import { dana, endSession } from '../../platform/account/session-for-tests.ts';
import { showSession } from '../../platform/account/session.ts';

const ada: OperatorPerson = {
  id: 'b2c1a9de-1c55-4a0e-8f0c-3d0a35a2c1aa',
  email: 'ada@example.org',
  createdAt: '2026-01-02T10:00:00.000Z',
  lastSignInAt: null,
  isConfirmed: true,
  disabledAt: null,
  hasFactor: true,
};

const state: OperatorView = {
  people: { all: 1234, disabled: 2, signedIn: 40 },
  shares: { open: 7, ended: 1 },
  studies: [{ name: 'Bees', participants: 12 }],
  dictionaries: {
    installed: ['English2021_2024'],
    own: { queued: 1, counting: 0, ready: 3, failed: 0 },
    jobs: [
      {
        id: '0123456789',
        state: 'queued',
        progress: 0,
        attempts: 0,
        failure: null,
        createdAt: '2026-01-02T10:00:00.000Z',
      },
    ],
  },
  letters: {
    waiting: 3,
    delayed: 2,
    oldest: '2026-01-02T10:00:00.000Z',
    givenUp: [
      {
        email: 'gone@example.org',
        kind: 'recovery',
        failure: 'EENVELOPE 550',
        attempts: 1,
        at: '2026-01-02T10:00:00.000Z',
      },
    ],
  },
  disk: { free: 5_000_000_000, all: 10_000_000_000 },
  isAuditWritable: true,
  model: null,
  unusedModelServer: null,
};

const refusal = (code: string, status: number) =>
  Response.json({ error: { code, message: code } }, { status });

const open = (answers: Answers, language: 'en' | 'he' = 'en') =>
  openSite('/operator', {
    language,
    answers: {
      '/api/operator': state,
      '/api/operator/people': { people: [ada], hasMore: false },
      ...answers,
    },
  });

/** jsdom does not open dialogs. */
function showModal(this: HTMLDialogElement) {
  this.open = true;
}

/** What the server is asked to do, and what it answers. */
function deskOf(answer: (asked: { act: string }) => unknown) {
  const asked: { act: string; who: string; byLetter?: boolean }[] = [];
  const answerTo = (body: string) => {
    const said = JSON.parse(body) as (typeof asked)[number];
    asked.push(said);
    return answer(said);
  };
  return { asked, answers: { '/api/operator/acts': answerTo } };
}

const nothing = { person: null, counts: null, link: null, until: null };

it('tells a visitor to sign in, and comes back here', async () => {
  await open({});
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/login?next=%2Foperator',
  );
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

  it('tells how to use a server of models on this machine, only where there is one', async () => {
    await open({});
    await screen.findByRole('heading', { name: 'People' });
    expect(screen.queryByText(/COACH_URL/)).toBeNull();
    cleanup();
    const unusedModelServer = { program: 'Ollama', url: 'http://127.0.0.1:1/v1', models: ['m'] };
    await open({ '/api/operator': { ...state, unusedModelServer } });
    expect(await screen.findByText('COACH_URL=http://127.0.0.1:1/v1 COACH_MODEL=m')).toBeTruthy();
    expect(screen.getByText(/Ollama seems to run on this machine and is not used/)).toBeTruthy();
  });

  it('tells that the server cannot write security events down, only then', async () => {
    await open({});
    await screen.findByRole('heading', { name: 'People' });
    expect(screen.queryByText(/security events/)).toBeNull();
    cleanup();
    await open({ '/api/operator': { ...state, isAuditWritable: false } });
    expect(await screen.findByText(/cannot write security events down/)).toBeTruthy();
  });

  it('names the pages that stay empty until SITE_CONFIG fills them, and no others', async () => {
    const contacts = [{ name: 'Ada', email: 'ada@example.org' }];
    await open({ '/api/site': { contacts, analytics: null, authUrl: null } });
    const heading = await screen.findByRole('heading', { name: 'Pages that are still empty' });
    const links = within(heading.closest('section')!).getAllByRole('listitem');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Contact Us: logos of institutions logos',
      'About the De-Jargonizer: In the news news',
      'How the levels were made: Developers developers',
    ]);
  });

  it('says calmly that there is nothing, when they are not named', async () => {
    await open({ '/api/operator': refusal('not-found', 404) });
    expect(await screen.findByText(/not named among those who run this site/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'People' })).toBeNull();
  });

  it('asks for the password of who has no second step', async () => {
    await open({ '/api/operator': refusal('proof-needed', 403) });
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    expect(screen.getByText('Please enter your present password.')).toBeTruthy();
  });

  it('offers to try again when the server does not answer well', async () => {
    await open({ '/api/operator': refusal('unexpected', 500) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('shows numbers, what waits, and what was given up', async () => {
    await open({});
    expect(await screen.findByText('1,234')).toBeTruthy();
    expect(screen.getByText('40 signed in somewhere, 2 switched off')).toBeTruthy();
    expect(screen.getByText('2 of them could not be sent yet')).toBeTruthy();
    expect(
      screen.getByRole('row', { name: /gone@example.org recovery EENVELOPE 550/ }),
    ).toBeTruthy();
    expect(screen.getByRole('row', { name: /01234567 waits/ })).toBeTruthy();
  });

  it('has the same in Hebrew', async () => {
    await open({}, 'he');
    expect(await screen.findByText('40 מחוברים, 2 אינם פעילים')).toBeTruthy();
    expect(document.documentElement.dir).toBe('rtl');
  });

  it('switches an account off, and says what that means', async () => {
    const { asked, answers } = deskOf(({ act }) =>
      act === 'show'
        ? { ...nothing, person: ada, counts: { sessions: 2, tasks: 5 } }
        : { ...nothing, person: { ...ada, disabledAt: '2026-01-03T10:00:00.000Z' } },
    );
    await open(answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Open ada@example.org' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect((await sheet.findByText('Saved texts and conversations')).nextSibling?.textContent).toBe(
      '5',
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Switch off' }));
    expect(await sheet.findByText(/is signed out everywhere/)).toBeTruthy();
    expect(sheet.getByRole('button', { name: 'Switch on' })).toBeTruthy();
    expect(asked.map(({ act, who }) => [act, who])).toEqual([
      ['show', ada.id],
      ['disable', ada.id],
    ]);
  });

  it('deletes after a second press alone', async () => {
    const { asked, answers } = deskOf(() => ({ ...nothing, person: ada }));
    await open(answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Open ada@example.org' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
    expect(sheet.getByText(/Press again/)).toBeTruthy();
    expect(asked.map(({ act }) => act)).toEqual(['show']);
    await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
    expect(await sheet.findByText('ada@example.org is deleted.')).toBeTruthy();
    expect(asked.map(({ act }) => act)).toEqual(['show', 'delete']);
  });

  it('invites with a link to copy, and says why not', async () => {
    const link = 'https://words.example/register#invitation=x';
    const { answers } = deskOf(() => ({ ...nothing, link, until: '2026-01-09T10:00:00.000Z' }));
    await open(answers);
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'new@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(link)).toBeTruthy();
    expect(screen.getByText(/for new@example.org alone/)).toBeTruthy();
  });
});
