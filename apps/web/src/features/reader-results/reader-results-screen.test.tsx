import type { ReaderResults } from '@vernacular/contract';
import { answerRows, codebook, wordRows } from '@vernacular/contract/reader-results-files';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { openSite } from '../../app/site-for-tests.tsx';

function showModal(this: HTMLDialogElement) {
  this.open = true;
}

const share = (marked: number) => ({ marked, share: marked / 14, low: 0.1, high: 0.9 });
const estimate = { estimate: 0.75, low: 0.5, high: 0.9 };
const shown: NonNullable<ReaderResults['shown']> = {
  doubtful: { fast: 1, allOrNone: 0, repeated: 1, any: 2 },
  words: [
    { start: 4, end: 8, level: 'common', known: 5, ...share(9) },
    { start: 9, end: 14, level: 'rare', known: 14, ...share(0) },
  ],
  phrases: [],
  families: [
    { word: 'odds', level: 'common', readers: 14, difficulty: null, ...share(9) },
    { word: 'ratio', level: 'rare', readers: 14, difficulty: null, ...share(0) },
  ],
  agreement: {
    sensitivity: estimate,
    specificity: estimate,
    kappa: estimate,
    auc: null,
    markedWords: 15,
    foundWords: 11,
  },
  questions: [
    { question: 'What fell?', expected: 'The odds', answers: ['Odds', 'no <b>idea</b>', 'Odds'] },
  ],
  ratings: [0, 1, 2, 3, 4],
  model: null,
  previous: {
    readers: 12,
    changes: [{ word: 'odds', before: 0.9, after: 0.64, difference: -0.26, low: -0.5, high: 0.02 }],
  },
};
const test: ReaderResults['test'] = {
  id: 'abc',
  link: '/read/abc',
  text: 'The odds ratio was low.',
  textLanguage: 'en',
  askedBy: '',
  audience: 'everybody',
  createdAt: '2026-11-01T10:00:00.000Z',
  endsAt: '2026-12-01T10:00:00.000Z',
  isEnded: false,
  readers: 14,
  mostReaders: 50,
  dictionary: { code: 'x', label: 'News' },
  previous: null,
  isCounted: null,
};
const results: ReaderResults = {
  test,
  filters: { age: [], motherTongue: [], schooling: [], inField: [true] },
  readers: 14,
  hidden: false,
  shown,
};
const path = '/api/reader-results/key';
const open = (answers: Record<string, unknown>) => openSite('/reader-results/key', { answers });

it('tells which words the levels missed and which they called rare in vain', async () => {
  await open({ [path]: results });
  expect(
    await screen.findByText(
      /^The levels found 11 of the 15 words that a quarter of the readers or more marked\./,
    ),
  ).toBeTruthy();
  expect(screen.getByText(/marked by none of the 14 readers:/).textContent).toContain('ratio');
  expect(screen.getByText(/^Common by their level/).textContent).toContain('odds (9 of 14)');
  const row = screen.getByRole('row', { name: /^odds Common/ });
  expect(row.textContent).toContain('9 of 14, 64% (10% to 90%)');
  expect(screen.getByRole('row', { name: /^odds 90%/ }).textContent).toContain(
    '−26% (−50% to +2%)',
  );
});

it('tells an estimate that cannot be told from a number', async () => {
  await open({ [path]: results });
  const row = await screen.findByRole('row', { name: /^Area under the curve/ });
  expect(within(row).getByRole('cell').textContent).toBe('cannot be told');
  expect(screen.getByRole('row', { name: /^Sensitivity/ }).textContent).toContain(
    '0.75 (0.50 to 0.90)',
  );
});

it('sets the answers beside the expected one, equal ones once, and as text', async () => {
  await open({ [path]: results });
  expect((await screen.findByText('You expected:')).textContent).toBe('You expected: The odds');
  expect(screen.getByText('no <b>idea</b>')).toBeTruthy();
  expect(screen.getByText('Odds').closest('li')?.textContent).toBe('Odds 2 times');
  expect(screen.getByText(/^7 of the 10 readers/)).toBeTruthy();
});

it.each([
  [0, /^Nobody has answered yet\./],
  [1, /^One reader has answered\./],
  [4, /^4 readers have answered\./],
])('shows nothing of %i readers but how many came', async (readers, sentence) => {
  const few = { ...results, readers, hidden: true, shown: null, test: { ...test, readers } };
  await open({ [path]: few });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('filters by what the server offers, and leaves doubtful answers out by choice', async () => {
  await open({
    [path]: results,
    [`${path}?inField=true`]: { ...results, readers: 6 },
    [`${path}?inField=true&leaveOut=doubtful`]: {
      ...results,
      readers: null,
      hidden: true,
      shown: null,
    },
  });
  const filter = await screen.findByLabelText('Whose answers');
  expect(within(filter).getAllByRole('option').length).toBe(2);
  await userEvent.selectOptions(filter, 'Who work or study in the field');
  expect(await screen.findByText('6 readers')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Leave out 2 doubtful answers'));
  expect(await screen.findByText(/too few to be shown apart/)).toBeTruthy();
  expect(screen.getByLabelText('Leave out doubtful answers')).toBeTruthy();
});

it('deletes after asking once, and forgets the links of this browser', async () => {
  // jsdom knows no dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal });
  localStorage.setItem(
    'asked-readers',
    JSON.stringify([{ link: '/read/abc', resultsLink: location.pathname, title: 'x', endsAt: '' }]),
  );
  let isDeleted = false;
  await open({ [path]: () => (isDeleted ? new Response(null, { status: 204 }) : results) });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  isDeleted = true;
  await userEvent.click(screen.getByText('Delete for good'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Deleted' })).toBeTruthy();
  expect(localStorage.getItem('asked-readers')).toBeNull();
});

it('gives the words to the counts of the site and takes them back with one press', async () => {
  let isCounted = false;
  await open({
    '/api/site': { readerCounts: true },
    [path]: () => ({ ...results, test: { ...test, isCounted } }),
    [`${path}/site-counts`]: () => {
      isCounted = !isCounted;
      return new Response(null, { status: 204 });
    },
  });
  const box = await screen.findByLabelText<HTMLInputElement>(/^Add the words of this text/);
  for (const expected of [true, false]) {
    await userEvent.click(box);
    await waitFor(() => expect([box.checked, isCounted]).toEqual([expected, expected]));
  }
});

it.each([
  [null, true, false],
  [false, false, false],
  [true, false, true],
])('offers that for a round that is counted: %s, on a site that counts: %s', async (...said) => {
  const [isCounted, readerCounts, isOffered] = said;
  await open({
    '/api/site': { readerCounts },
    [path]: { ...results, test: { ...test, isCounted } },
  });
  await screen.findByRole('heading', { name: 'Links and end' });
  expect(screen.queryByLabelText(/^Add the words/) !== null).toBe(isOffered);
});

it('says that there is nothing under an unknown link', async () => {
  await open({});
  expect(
    await screen.findByRole('heading', { level: 1, name: /^There are no results/ }),
  ).toBeTruthy();
});

it('writes one row a word and names every column in the codebook', () => {
  const [head, odds] = wordRows(shown);
  expect(odds).toEqual(['odds', 'common', '9', '14', String(9 / 14), '0.1', '0.9', '', '', '']);
  const book = codebook(test, 14);
  expect(head!.filter((name) => !book.includes(`- ${name}: `))).toEqual([]);
  expect(answerRows(shown).length).toBe(4);
});
