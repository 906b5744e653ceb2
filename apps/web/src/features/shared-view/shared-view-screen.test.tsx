import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';

const address = '/share/abc123';
const message = { Id: '1', InputType: 'text', TableHeaders: [], MinimumRows: 0, ExampleRow: [] };
const told = {
  taskType: 'ethics',
  shown: {
    kind: 'conversation',
    messages: [
      {
        ...message,
        Text: '<p>What is your aim?</p><img src=x onerror="boom()">',
        IsStudent: false,
        TableData: [],
        WordRange: null,
      },
      {
        ...message,
        Text: '<p>Bees.</p><button type="button">A (1)</button>',
        IsStudent: true,
        TableData: [['bee', 'insect']],
        WordRange: null,
      },
    ],
  },
};
const open = (answer: unknown, language: 'en' | 'he' = 'en') =>
  openSite(address, { language, answers: { '/api/share/abc123': answer } });

it('shows the conversation under its title', async () => {
  await open(told);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ethics (Shared)' })).toBeTruthy();
  expect(screen.getByText('Bees.')).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'insect' })).toBeTruthy();
});

it('shows nothing that could run, and nothing that could be chosen', async () => {
  await open(told);
  await screen.findByText('What is your aim?');
  expect(document.querySelector('main img, [onerror]')).toBeNull();
  expect(screen.getByText('A (1)').tagName).toBe('SPAN');
});

it('shows the record of a graded text', async () => {
  await open({
    taskType: 'dejargonizer',
    shown: {
      kind: 'grading',
      dictionary: 'Language: English, Period: 2012-2015',
      text: 'The kinase.',
      resultText: '<p>The <span class="rare">kinase</span>.</p>',
      totalWords: 4,
      midRangeWords: 1,
      rareWords: 1,
      score: 50,
      gradedAt: '2026-11-21T10:00:00.000Z',
    },
  });
  expect(await screen.findByText('Language: English, Period: 2012-2015')).toBeTruthy();
  expect(screen.getByText('The kinase.').closest('details')?.open).toBe(false);
  expect(screen.getByText('kinase').className).toBe('rare');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim())).toEqual([
    '50',
    '4',
    '2 50%',
    '1 25%',
    '1 25%',
  ]);
  expect(screen.getByText('Graded on November 21, 2026')).toBeTruthy();
  expect(screen.getByText(/^Mid-frequency words are orange/)).toBeTruthy();
});

it('asks once more when the server could not answer', async () => {
  let asked = 0;
  await open(() => (++asked === 1 ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : told));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bees.')).toBeTruthy();
});

it.each([
  ['en', 404, 'invalid-link', 'Invalid link.'],
  ['en', 410, 'revoked-link', 'This link has been revoked.'],
  ['en', 410, 'expired-link', 'This link has expired.'],
  ['he', 410, 'revoked-link', 'הקישור בוטל.'],
  ['en', 500, 'unexpected', 'The shared task could not be loaded. Please try again.'],
] as const)('in %s says of %i %s: %s', async (language, status, code, sentence) => {
  await open(Response.json({ error: { code, message: 'x' } }, { status }), language);
  expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeTruthy();
});

it('says when to try again to whoever has asked too often', async () => {
  const body = { error: { code: 'too-many-calls', message: 'Too many have asked.' } };
  const headers = { 'retry-after': '42', 'content-type': 'application/json' };
  await open(() => new Response(JSON.stringify(body), { status: 429, headers }));
  expect(await screen.findByText(/Please try again in 42 seconds\./)).toBeTruthy();
});
