import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer, type ComponentProps } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { openTexts } from '../../../platform/language/texts-for-tests.ts';
import type { PointedWord } from '../editor/word-watch.ts';
import type { LiveReading } from '../live/live-reading.ts';
import { markedText } from '../words/marked-text.ts';
import { Meaning } from './meaning.tsx';

beforeAll(() => openTexts('en', 'word-card', 'grading'));
afterEach(cleanup);

function Tried(of: Pick<ComponentProps<typeof Meaning>, 'live' | 'pointed'>) {
  const [tries, onRetry] = useReducer((count: number) => count + 1, 0);
  return <Meaning {...of} {...{ tries, onRetry }} />;
}

function show(marked: string, senses: readonly string[] | null, index = 1) {
  const { text, words } = markedText(marked);
  const written = text.slice(words.starts[index], words.ends[index]);
  const pointed: PointedWord = { words, index, text: written, by: 'caret' };
  const explain = vi.fn<LiveReading['explain']>(async () => senses);
  render(<Tried live={{ explain } as unknown as LiveReading} pointed={pointed} />);
  return explain;
}

it('gives our own sentence first, and asks for no other', async () => {
  const explain = show('The **kinase** waits.', ['a wrong one']);
  expect(await screen.findByText(/An enzyme that adds a small chemical group/)).toBeTruthy();
  expect(explain).not.toHaveBeenCalled();
});

it('gives the senses that WordNet has, and says that another may be meant', async () => {
  const explain = show('The **arteries** narrow.', ['a blood vessel', 'a major road']);
  expect((await screen.findAllByRole('listitem')).map((each) => each.textContent)).toEqual([
    'a blood vessel',
    'a major road',
  ]);
  expect(screen.getByText(/may mean something else/)).toBeTruthy();
  expect(explain).toHaveBeenCalledWith({ start: 4, end: 12 }, 'arteries');
});

it('says nothing where no sense is sure, nor of a common word', async () => {
  const rare = show('The **thing** waits.', []);
  await vi.waitFor(() => expect(rare).toHaveBeenCalled());
  const common = show('The thing waits.', ['an object']);
  await vi.dynamicImportSettled();
  expect(common).not.toHaveBeenCalled();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('says where the meanings did not come, and looks once more when asked', async () => {
  const explain = show('The **arteries** narrow.', null);
  expect(await screen.findByText('Meanings could not be fetched.')).toBeTruthy();
  explain.mockResolvedValue(['a blood vessel']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('a blood vessel')).toBeTruthy();
  expect(screen.queryByText('Meanings could not be fetched.')).toBeNull();
});
