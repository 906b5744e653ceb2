import { limits, groupCall } from '@vernacular/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { openSite, type Answers } from '../../app/site-for-tests.tsx';
import { gradedLine } from './graded-line-for-tests.ts';

const path = `${groupCall.path}?format=standard`;
const lines = (...all: unknown[]) =>
  new Response(all.map((line) => `${JSON.stringify(line)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson' },
  });
const csv = { kind: 'csv', csv: 'File Name' };
const file = (name: string, size?: number) => {
  const made = new File(['The cell.'], name);
  return size === undefined ? made : Object.defineProperty(made, 'size', { value: size });
};

const open = (answers: Answers = {}) =>
  openSite('/de-jargonizer/multiple-texts', {
    answers: { '/api/dictionaries': { dictionaries: [] }, ...answers },
  });
const choose = async (...files: File[]) =>
  userEvent.upload(screen.getByLabelText(/files$/), files, { applyAccept: false });
const start = async () => userEvent.click(screen.getByRole('button', { name: 'START' }));
const row = (name: string) =>
  within(screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr')!);

const shown = () =>
  screen.getAllByRole('rowheader').map((head) => head.querySelector('bdi')?.textContent);

const scored = (index: number, score: number | null) =>
  gradedLine({
    index,
    totals: {
      ...gradedLine().totals,
      score,
      unroundedScore: score,
      ...(score === null && { cleaned: 0, rare: 0 }),
    },
  });

describe('the group screen', () => {
  it('asks for a file before it starts', async () => {
    await open();
    await start();
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one file.');
  });

  it('leaves out what it cannot read, with a sentence', async () => {
    await open();
    await choose(file('a.txt'), file('b.png'));
    expect(screen.getByRole('alert').textContent).toMatch(
      /^b\.png was left out\. These files can be read: \.txt, \.docx, .+\.$/u,
    );
    expect(row('a.txt').getByText(/^Waiting/)).toBeDefined();
  });

  it('tells of too much before anything is sent', async () => {
    await open();
    await choose(file('a.txt', limits.group), file('b.txt', 1024 * 1024));
    expect(screen.getByRole('alert').textContent).toBe(
      'The files together are 16 MB, and 15 MB is the limit. Please remove some.',
    );
  });

  it('shows each result, keeps the rest when one file fails, and offers the table', async () => {
    const failed = { kind: 'file', index: 1, name: 'b.docx', status: 'failed' };
    await open({
      [path]: lines(
        { kind: 'start', files: ['a.txt', 'b.docx'] },
        gradedLine(),
        { ...failed, code: 'corrupt-file', message: 'The file is damaged.' },
        csv,
      ),
    });
    await choose(file('a.txt'), file('b.docx'));
    await start();
    await screen.findByRole('button', { name: 'Download Results.csv' });
    expect(row('a.txt').getByText('85')).toBeDefined();
    expect(row('b.docx').getByText(/The file is damaged\./)).toBeDefined();
    expect(screen.getByText('All 2 files are done; one could not be read.')).toBeDefined();
    expect(screen.getByRole('rowheader', { name: 'kinase' })).toBeDefined();
  });

  it('keeps the rows it has when the answer breaks off, and can try again', async () => {
    await open({ [path]: lines(gradedLine()) });
    await choose(file('a.txt'), file('b.txt'));
    await start();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The server cannot be reached.',
    );
    expect(row('a.txt').getByText('85')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('sorts by a column', async () => {
    const low = { ...gradedLine().totals, unroundedScore: 10, score: 10 };
    await open({ [path]: lines(gradedLine(), gradedLine({ index: 1, totals: low }), csv) });
    await choose(file('a.txt'), file('b.txt'));
    await start();
    await screen.findByRole('button', { name: 'Download Results.csv' });
    await userEvent.click(screen.getByRole('button', { name: 'Score' }));
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names.slice(0, 2)).toEqual(['b.txt', 'a.txt']);
    expect(screen.getByRole('columnheader', { name: 'Score' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
  });

  it('keeps its sorting in the address, in natural order', async () => {
    const names = ['student10.txt', 'student2.txt', 'student1.txt'];
    const { router } = await openSite('/de-jargonizer/multiple-texts?sort=name', {
      answers: { '/api/dictionaries': { dictionaries: [] } },
    });
    await choose(...names.map((name) => file(name)));
    expect(shown()).toEqual(['student1.txt', 'student2.txt', 'student10.txt']);
    await userEvent.click(screen.getByRole('button', { name: 'File' }));
    expect(router.state.location.search).toBe('?sort=name&order=descending');
    expect(shown()).toEqual(['student10.txt', 'student2.txt', 'student1.txt']);
    await userEvent.click(screen.getByRole('button', { name: 'File' }));
    expect(router.state.location.search).toBe('');
    expect(shown()).toEqual(names);
  });

  it('shows the coloured text of a file, and Back returns to its place', async () => {
    const html = '<p dir="auto">The <span class="rare">kinase</span><script>x</script></p>';
    const { router } = await open({
      [path]: lines(gradedLine(), gradedLine({ index: 1 }), csv),
      [`${path}&texts=true`]: lines({ ...gradedLine(), htmlResult: html }, csv),
    });
    await choose(file('a.txt'), file('b.txt'));
    await start();
    await screen.findByRole('button', { name: 'Download Results.csv' });
    await userEvent.click(screen.getByRole('link', { name: 'b.txt' }));
    const title = await screen.findByRole('heading', { name: 'b.txt' });
    expect(document.activeElement).toBe(title);
    expect((await screen.findByText('kinase', { selector: 'article .rare' })).className).toBe(
      'rare',
    );
    expect(document.querySelector('article script')).toBeNull();
    expect(screen.queryByRole('table', { name: 'Results by file' })).toBeNull();
    await router.navigate(-1);
    expect(await screen.findByRole('table', { name: 'Results by file' })).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('b.txt'));
  });

  it('shows how the texts lie, in words and as a table, without texts that have no words', async () => {
    await open({ [path]: lines(scored(0, 80), scored(1, 90), scored(2, null), csv) });
    await choose(file('a.txt'), file('b.txt'), file('c.txt'));
    await start();
    const region = within(await screen.findByRole('region', { name: 'How the scores are spread' }));
    expect(
      region.getByText(
        /^2 texts, from 80 to 90\. .* 85; half of all lie between 82\.5 and 87\.5\.$/u,
      ),
    ).toBeDefined();
    expect(region.getByRole('rowheader', { name: '89 to 90' }).closest('tr')?.textContent).toBe(
      '89 to 901',
    );
  });

  it('says that a text is gone after a reload, and leads back', async () => {
    const { router } = await openSite('/de-jargonizer/multiple-texts?text=7&sort=score', {
      answers: { '/api/dictionaries': { dictionaries: [] } },
    });
    expect(await screen.findByText(/^This text is no longer here/u)).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Back to the table' }));
    expect(router.state.location.search).toBe('?sort=score');
    expect(screen.getByRole('button', { name: 'START' })).toBeDefined();
  });

  it('takes a file off the list', async () => {
    await open();
    await choose(file('a.txt'), file('b.txt'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.txt' }));
    expect(screen.queryByText('a.txt')).toBeNull();
    expect(screen.getByText('b.txt')).toBeDefined();
  });
});
