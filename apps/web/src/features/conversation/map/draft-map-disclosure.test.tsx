import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { openSite } from '../../../app/site-for-tests.tsx';
import { arcOf } from './sentences-and-shared-ideas.tsx';

const reef =
  'A coral builds a skeleton of lime. Algae live inside the skeleton and feed the coral. Parliament votes on cheese tariffs tomorrow. Warm water drives the algae out.';
const bot = (id: string, more: object = {}) => ({
  Id: id,
  Text: `<p>${id}</p>`,
  IsStudent: false,
  ...more,
});
const asks = (more: object = {}, history: object = {}) => ({
  '/api/Coherence': () => ({
    messages: [bot('Please send me a text.', more)],
    updatedHistory: {
      currentStage: 1,
      taskId: '',
      isResearch: false,
      currentText: '',
      ...history,
    },
  }),
});

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your answer/ });
const title = () => screen.queryByText('Map of your text');
const rows = () => screen.getAllByRole('radio').map((row) => row.closest('label')?.textContent);
const write = async (text: string) => {
  await user.click(box());
  await user.paste(text);
};
const openMap = async () => {
  await user.click(screen.getByText('Map of your text'));
  await screen.findAllByRole('radio');
};
const linesOfChosen = () => document.querySelectorAll('path[data-own]').length;
/** Where the curve of a line between two of ten rows has its handles. */
const bend = (from: number, to: number) =>
  Number(/C(-?[\d.]+)/u.exec(arcOf({ from, to, ideas: [] }, 10))?.[1]);
const user = userEvent.setup();

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('draws what is being written, with the same in words', async () => {
  await openSite('/coherence', { answers: asks() });
  await screen.findByText('Please send me a text.');
  expect(title()).toBeNull();
  await write(reef);
  await openMap();
  expect(rows()).toEqual([
    '1A coral builds a skeleton of lime.“coral” also in 2 · “skeleton” also in 2',
    '2Algae live inside the skeleton and feed the coral.“Algae” also in 4 · “skeleton” also in 1 · “coral” also in 1',
    '3Parliament votes on cheese tariffs tomorrow.no word that takes up another sentence',
    '4Warm water drives the algae out.“algae” also in 2',
  ]);
  const found = within(screen.getByRole('list', { name: 'What the map shows' }));
  expect(found.getByRole('listitem').textContent).toBe(
    'In sentence 3 I find no word that takes up another sentence: “Parliament votes on cheese tariffs tomorrow.”',
  );
});

it('follows what is typed', async () => {
  await openSite('/coherence', { answers: asks() });
  await screen.findByText('Please send me a text.');
  await write('Rice needs rain.');
  await openMap();
  await write(' Rain is scarce.');
  await waitFor(() => expect(rows()).toHaveLength(2));
});

it('shows one sentence’s lines when it is chosen with the arrow keys', async () => {
  await openSite('/coherence', { answers: asks({}, { currentText: reef }) });
  await screen.findByText('Please send me a text.');
  await openMap();
  expect(linesOfChosen()).toBe(0);
  screen.getAllByRole('radio')[0]!.focus();
  await user.keyboard('[Space]');
  expect(linesOfChosen()).toBe(1);
  await user.keyboard('[ArrowDown]');
  expect(linesOfChosen()).toBe(2);
});

it('draws the last text while something else is asked, and the draft while it is written again', async () => {
  await openSite('/coherence', { answers: asks({}, { currentText: reef }) });
  await screen.findByText('Please send me a text.');
  await write('Yes');
  await openMap();
  expect(rows()).toHaveLength(4);
  cleanup();
  localStorage.clear();
  await openSite('/coherence', {
    answers: asks({ Revises: 'currentText' }, { currentText: reef }),
  });
  await waitFor(() => expect(box().value).toBe(reef));
  await write(' Corals starve.');
  await openMap();
  expect(rows()).toHaveLength(5);
});

it.each([
  ['in a study', '/coherence', { isResearch: true, currentText: reef }],
  ['where no text has a map', '/ethics', { currentText: reef }],
])('is not drawn %s', async (_, path, history) => {
  const { '/api/Coherence': answer } = asks({}, history);
  await openSite(path, { answers: { '/api/Coherence': answer, '/api/Ethics': answer } });
  await screen.findByText('Please send me a text.');
  expect(title()).toBeNull();
});

it('bends a line the deeper the farther it goes', () => {
  expect(bend(0, 1)).toBeGreaterThan(bend(0, 3));
  expect(bend(0, 3)).toBeGreaterThan(bend(0, 9));
});

it.each(['[Space]', '[Enter]'])(
  '%s chooses a row and lets go of it, as a click does',
  async (key) => {
    await openSite('/coherence', { answers: asks({}, { currentText: reef }) });
    await screen.findByText('Please send me a text.');
    await openMap();
    const [first] = screen.getAllByRole<HTMLInputElement>('radio');
    first!.focus();
    for (const isChosen of [true, false, true]) {
      const isUnhandled = fireEvent.keyDown(first!, { key: key === '[Space]' ? ' ' : 'Enter' });
      // What the browser would do with the key: scroll, or choose the row once more.
      expect(isUnhandled).toBe(false);
      expect(first!.checked).toBe(isChosen);
    }
    await user.keyboard(key);
    expect(first!.checked).toBe(false);
    expect(linesOfChosen()).toBe(0);
  },
);

it('tells to which sentence no line leads, and shows all lines again at a second press', async () => {
  await openSite('/coherence', { answers: asks() });
  await screen.findByText('Please send me a text.');
  await write(reef.replace(/Parliament[^.]+\./u, 'My aunt bakes bread on Fridays.'));
  await openMap();
  expect(screen.getByText(/^No line leads to sentence 3\./)).toBeTruthy();
  const [first] = screen.getAllByRole<HTMLInputElement>('radio');
  await user.click(first!);
  expect(linesOfChosen()).toBeGreaterThan(0);
  await user.click(first!);
  expect(first!.checked).toBe(false);
  expect(linesOfChosen()).toBe(0);
});
