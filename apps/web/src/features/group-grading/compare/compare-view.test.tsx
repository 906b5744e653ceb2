import { groupCall } from '@vernacular/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { openSite } from '../../../app/site-for-tests.tsx';
import { gradedLine } from '../graded-line-for-tests.ts';

const path = `${groupCall.path}?format=standard`;
const file = (name: string) => new File(['The cell.'], name);
const totals = (rare: number) => ({
  ...gradedLine().totals,
  rare,
  cleaned: 100,
  unroundedScore: 100 - rare,
});

/** A server that gives each file of a round so many rare words, by its name. */
const gradeBy = (rare: Readonly<Record<string, number>>) => (body: FormData) => {
  const names = body.getAll('ArticlesGroupFU').map((each) => (each as File).name);
  const lines: object[] = names.map((name, index) =>
    name in rare
      ? gradedLine({ index, name, totals: totals(rare[name]!) })
      : { kind: 'file', index, name, status: 'failed', code: 'corrupt-file', message: 'Damaged.' },
  );
  const all = [...lines, { kind: 'csv', csv: '' }];
  return new Response(all.map((line) => `${JSON.stringify(line)}\n`).join(''));
};

const open = (rare: Readonly<Record<string, number>> = {}) =>
  openSite('/de-jargonizer/multiple-texts?view=compare', {
    answers: { '/api/dictionaries': { dictionaries: [] }, [path]: gradeBy(rare) },
  });
const choose = (round: 'before' | 'after', ...names: string[]) =>
  userEvent.upload(screen.getByLabelText(new RegExp(`‘${round}’ texts`)), names.map(file));
const start = () => userEvent.click(screen.getByRole('button', { name: 'START' }));

const table = (text: string) =>
  userEvent.upload(screen.getByLabelText('Pair by a CSV'), new File([text], 'pairs.csv'));

describe('before and after', () => {
  it('is a view of its own address', async () => {
    const { router } = await open();
    const views = screen.getByRole('navigation', { name: 'What to do with the texts' });
    const current = within(views).getByRole('link', { current: 'page' });
    expect(current.textContent).toBe('Before and after');
    await userEvent.click(within(views).getByRole('link', { name: 'Grade' }));
    expect(router.state.location.search).toBe('');
    await router.navigate(-1);
    expect(await screen.findByRole('heading', { name: 'Before' })).toBeDefined();
  });

  it('tells who is in both rounds and who is not, before anything is sent', async () => {
    await open();
    await choose('before', 'maya.txt', 'lea.txt');
    await choose('after', 'Maya.docx');
    expect(screen.getByText('1 student has a text in both rounds.')).toBeDefined();
    expect(screen.getByText('Before · No file after bears this name.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Remove lea.txt' }));
    expect(screen.queryByText('lea.txt')).toBeNull();
  });

  it('tells how sure the change is, and what makes it less sure', async () => {
    await open({
      'a_before.txt': 5,
      'b_before.txt': 7,
      'c_before.txt': 9,
      'c_after.txt': 3,
      'b_after.txt': 4,
      'a_after.txt': 4,
    });
    await choose('before', 'a_before.txt', 'b_before.txt', 'c_before.txt');
    await choose('after', 'c_after.txt', 'b_after.txt', 'a_after.txt');
    await start();
    expect(await screen.findByText('3 students compared')).toBeDefined();
    const region = within(screen.getByRole('region', { name: 'Rare words, percent' }));
    // Changes −1, −3, −6: mean −10/3, SD 2.5166; t95 of two degrees 4.3027.
    expect(region.getByText('−9.6 to +2.9')).toBeDefined();
    expect(region.getByText('t(2) = −2.29, p = 0.149')).toBeDefined();
    expect(region.getByText('V = 0, p = 0.250')).toBeDefined();
    expect(region.queryByText('95% by resampling')).toBeNull();
    expect(screen.getByText('Only 3 students: one of them can turn the result.')).toBeDefined();
    expect(screen.queryByText(/^Under 100 words/)).toBeNull();
  });

  it('rounds a mean change in one way only', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const rareIn = (round: string, ...rare: number[]) =>
      Object.fromEntries(rare.map((each, at) => [`${names[at]}_${round}.txt`, each]));
    await open({ ...rareIn('before', 40, 40, 40, 40), ...rareIn('after', 9, 9, 9, 8) });
    await choose('before', ...names.map((name) => `${name}_before.txt`));
    await choose('after', ...names.map((name) => `${name}_after.txt`));
    await start();
    const region = await screen.findByRole('region', { name: 'Rare words, percent' });
    expect(
      within(region)
        .getAllByText(/^−31\.\d$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['−31.3', '−31.3']);
  });

  it('takes a partner chosen by hand, undoes it, and says what is not compared yet', async () => {
    await open({ 'maya.txt': 5, 'm2.txt': 2, 'noam.txt': 4, 'noam.docx': 3 });
    await choose('before', 'maya.txt', 'noam.txt');
    await choose('after', 'm2.txt', 'noam.docx');
    expect(screen.getByText('1 student has a text in both rounds.')).toBeDefined();
    await start();
    expect(await screen.findByText('1 student compared')).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('Partner of maya.txt'), 'm2.txt');
    expect(screen.getByText('2 students have a text in both rounds.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Left out' })).toBeNull();
    expect(screen.getByText('One new pair is not compared yet.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Compare again' }));
    expect(await screen.findByText('2 students compared')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Undo the pair of noam' }));
    expect(screen.getAllByText(/· Its pair was undone\.$/)).toHaveLength(2);
    expect(screen.getByText('1 student compared')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Pair by name again' }));
    expect(screen.getByText('Before · No file after bears this name.')).toBeDefined();
  });

  it('pairs by a table, and names what the table gets wrong', async () => {
    await open();
    await choose('before', 'a.txt', 'b.txt');
    await choose('after', 'c.txt', 'd.txt');
    await table('\ufeffbefore;after\r\na.txt;d.txt\r\nb;gone\r\n');
    expect(await screen.findByText('The table made one pair.')).toBeDefined();
    expect(screen.getByText(/^Not among the texts of its round.*gone/u)).toBeDefined();
    expect(screen.getByText('1 student has a text in both rounds.')).toBeDefined();
    await table('name,mark\na.txt,3\n');
    expect(await screen.findByText(/^This is no table with the columns/u)).toBeDefined();
  });

  it('asks for files, and for names that pair', async () => {
    await open();
    await start();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    await choose('before', 'maya.txt');
    await choose('after', 'noam.txt');
    expect(screen.getByRole('alert').textContent).toContain(
      'Choose partners below, or pair them by a CSV.',
    );
  });

  it('leads with the share of rare words, then the score, and leaves out what cannot be read', async () => {
    await open({ 'maya.txt': 5, 'maya.docx': 2, 'noam.txt': 4 });
    await choose('before', 'maya.txt', 'noam.txt', 'dana.txt');
    await choose('after', 'maya.docx', 'noam.docx', 'noam.txt', 'dana.docx');
    await start();
    expect(await screen.findByText('1 student compared')).toBeDefined();
    const measures = screen.getAllByRole('heading', { level: 3 });
    expect(measures.map(({ textContent }) => textContent)).toEqual([
      'Rare words, percent',
      'Score, of 100',
    ]);
    const row = within(screen.getByRole('rowheader', { name: 'maya' }).closest('tr')!);
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '−3.05.0 to 2.0',
      '+3.095.0 to 98.0',
    ]);
    expect(screen.getAllByText('Too few students, or no spread, to tell.')).toHaveLength(10);
    expect(screen.getByText('Only one student: this tells nothing of a course.')).toBeDefined();
    expect(screen.getAllByText(/· Damaged\.$/)).toHaveLength(2);
    expect(screen.getAllByText(/· Two files of one round/)).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Download Comparison.csv' })).toBeDefined();
  });
});
