import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createQueryClient } from '../../platform/api/query-client.ts';
import { openTexts } from '../../platform/language/texts-for-tests.ts';
import { AskReadersDialog } from './ask-readers-dialog.tsx';
import {
  storedReaderTests,
  forgetReaderTest,
  storeReaderTest,
  titleOf,
} from './stored-reader-tests.ts';

configure({ asyncUtilTimeout: 10_000 });

const made = {
  id: 'abc',
  link: '/read/abc',
  resultsKey: 'key',
  resultsLink: '/reader-results/key',
  endsAt: '2026-12-28T12:00:00.000Z',
};
let sent: unknown[] = [];

function showModal(this: HTMLDialogElement) {
  this.open = true;
}
function close(this: HTMLDialogElement) {
  this.open = false;
}

beforeEach(async () => {
  localStorage.clear();
  sent = [];
  // jsdom knows no dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(body as string));
    return Response.json(made);
  });
  await openTexts('en', 'shell', 'ask-readers', 'grading');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (text = 'The odds ratio.') =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <AskReadersDialog text={() => text} language="en" dictionary="news" onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('sends the text as it stands, and shows both links to a guest', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Who should read it?'), 'pupils');
  await press('Add a question for readers');
  await userEvent.type(screen.getByLabelText('What should a reader know afterwards?'), 'Why?');
  await press('Add a question for readers');
  await press('Make the links');
  const results = await screen.findByLabelText<HTMLInputElement>('For you: the results');
  expect(results.value).toBe(`${location.origin}/reader-results/key`);
  expect(sent).toEqual([
    {
      text: 'The odds ratio.',
      textLanguage: 'en',
      pageLanguage: 'en',
      askedBy: '',
      audience: 'pupils',
      questions: [{ question: 'Why?', expected: '' }],
      mostReaders: 50,
      endsAt: expect.any(String),
      dictionary: 'news',
    },
  ]);
  expect(storedReaderTests().map(({ title }) => title)).toEqual(['The odds ratio.']);
});

it('takes at most three questions', async () => {
  open();
  for (let nth = 0; nth < 3; nth++) await press('Add a question for readers');
  expect(screen.queryByRole('button', { name: 'Add a question for readers' })).toBeNull();
});

it('names the round before by its results key', async () => {
  storeReaderTest({
    link: '/read/a',
    resultsLink: '/reader-results/older',
    title: 'Old',
    endsAt: made.endsAt,
  });
  open();
  await userEvent.selectOptions(screen.getByLabelText(/new version of an earlier text/), 'Old');
  await press('Make the links');
  await screen.findByLabelText('For readers');
  expect(sent).toEqual([expect.objectContaining({ previous: 'older' })]);
});

it.each([
  ['', 'There is no text yet.'],
  ['word '.repeat(5001), 'Readers can be asked about at most 5,000 words.'],
])('makes no link for too little or too much', (text, sentence) => {
  open(text);
  expect(screen.getByText(sentence)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Make the links' }));
  expect(sent).toEqual([]);
});

const asked = (nth: number) => ({ link: '', resultsLink: `/r/${nth}`, title: '', endsAt: '' });

it('keeps the newest fifty links, forgets one that was deleted, and names texts in one line', () => {
  for (let nth = 0; nth < 51; nth++) storeReaderTest(asked(nth));
  forgetReaderTest('/r/50');
  const kept = storedReaderTests().map(({ resultsLink }) => resultsLink);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([49, '/r/49', '/r/1']);
  expect(titleOf('  One\n two '.concat('x'.repeat(90)))).toHaveLength(80);
});
