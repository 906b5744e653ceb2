import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileAnswerNames } from '@vernacular/contract';
import { afterEach, describe, expect, it } from 'vitest';

import { openSite } from '../../../app/site-for-tests.tsx';
import { showSession } from '../../../platform/account/session.ts';
import { dana, endSession } from '../../../platform/account/session-for-tests.ts';

afterEach(() => act(endSession));

const room = { tasks: { used: 0, most: 2000 }, bytes: { used: 0, most: 1 } };

const profile = {
  email: 'dana@example.org',
  ...Object.fromEntries(profileAnswerNames.map((name) => [name, null])),
  rejectSaveData: true,
};
const line = { screen: 'register', givenAt: '2026-11-20T12:00:00.000Z', withdrawnAt: null };
const consents = [
  { ...line, subject: 'terms', version: 'earlier' },
  { ...line, subject: 'saving', version: '2026-11-22', withdrawnAt: '2026-11-21T12:00:00.000Z' },
];

async function openFold(title: string, answer: unknown, language: 'en' | 'he' = 'en') {
  showSession(dana);
  await openSite('/profile', {
    language,
    answers: {
      '/api/profile': profile,
      '/api/tasks': { tasks: [], room },
      '/api/consents': answer,
    },
  });
  await userEvent.click(await screen.findByText(title, { selector: 'summary' }));
}

describe('what somebody agreed to', () => {
  it('is shown with version, time and screen, and with when it was taken back', async () => {
    await openFold('What you agreed to', { consents, isDue: false });
    const [terms, saving] = await screen.findAllByText(/^(Terms of Use and|Saving your)/, {
      selector: 'b',
    });
    expect(terms?.parentElement?.textContent).toMatch(
      /November 20, 2026.*when you registeredAn earlier version$/,
    );
    expect(saving?.parentElement?.textContent).toMatch(
      /Version of November 22, 2026Taken back November 21, 2026/,
    );
    expect(screen.getByText('Cookies Policy', { selector: 'main a' }).getAttribute('href')).toBe(
      '/cookies-policy',
    );
  });

  it('is shown in Hebrew', async () => {
    await openFold('למה הסכמתם', { consents, isDue: false }, 'he');
    expect(await screen.findByText('נוסח קודם')).toBeTruthy();
    expect(screen.getByText(/^בוטלה ב־21 בנובמבר 2026/)).toBeTruthy();
  });

  it('says so when it cannot be loaded', async () => {
    await openFold('What you agreed to', new Response(null, { status: 500 }));
    expect(await screen.findByText('The list could not be loaded.')).toBeTruthy();
  });
});
