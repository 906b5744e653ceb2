import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

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

it('says that nothing stands under a code, and lets it be typed again', async () => {
  const refusal = { error: { code: 'unknown-code', message: 'x' } };
  await open(Response.json(refusal, { status: 404 }));
  await type('AAAA');
  expect(await screen.findByText(/There is nothing under this code/)).toBeTruthy();
  expect(screen.getByLabelText('Withdrawal code')).toHaveProperty('value', 'AAAA');
});
