import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { store } from '../../platform/storage/storage.ts';
import { openSite } from '../../app/site-for-tests.tsx';

const open = (answer: unknown) =>
  openSite('/withdraw', { answers: { '/api/withdrawals': answer } });
async function type(code: string) {
  await userEvent.type(await screen.findByLabelText('Withdrawal code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Remove everything' }));
}

it.each([
  [0, /You had not written anything yet/],
  [1, /Your conversation was removed/],
  [3, /Your 3 conversations were removed/],
])('says that %i conversations are gone', async (conversations, sentence) => {
  await open({ conversations });
  await type('abcd efgh jkmn pqrs');
  expect(await screen.findByText(sentence)).toBeTruthy();
});

const kept = (address: string) => ({
  consent: address,
  participantName: '',
  exercise: 'half-life',
  address,
  endpoint: `/api/${address}`,
});

it('forgets on this device what was removed, and keeps what another study still knows', async () => {
  for (const address of ['gone', 'known']) {
    store(`study:${address}`, JSON.stringify(kept(address)));
    store(`conversation:/api/${address}`, '{"messages":[]}');
  }
  const refusal = { error: { code: 'consent-needed', message: 'x' } };
  await openSite('/withdraw', {
    answers: {
      '/api/withdrawals': { conversations: 1 },
      '/api/studies/gone/debriefing': Response.json(refusal, { status: 428 }),
      '/api/studies/known/debriefing': { text: null },
    },
  });
  await type('abcd efgh jkmn pqrs');
  await screen.findByText(/Your conversation was removed/);
  const left = ['study:gone', 'conversation:/api/gone', 'study:known', 'conversation:/api/known'];
  expect(left.filter((key) => localStorage.getItem(key) !== null)).toEqual(left.slice(2));
});

it('says that nothing stands under a code, and lets it be typed again', async () => {
  const refusal = { error: { code: 'unknown-code', message: 'x' } };
  await open(Response.json(refusal, { status: 404 }));
  await type('AAAA');
  expect(await screen.findByText(/There is nothing under this code/)).toBeTruthy();
  expect(screen.getByLabelText('Withdrawal code')).toHaveProperty('value', 'AAAA');
});
