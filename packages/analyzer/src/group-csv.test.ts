import { expect, it } from 'vitest';
import { analyze } from './analyze.ts';
import { groupCsvColumns, groupCsvRow } from './group-csv.ts';
import { each, smallDictionary } from './testing/small-dictionary.ts';

const dictionary = smallDictionary({ ...each('the of and', 5000), ...each('gene', 389) });
const report = analyze('The gene of the xylem. And xylem, Xylem, phloem!', dictionary, {
  name: 'trees.docx',
});

it('gives a text one row: name, three levels with percent and count, score, words, whose counts', () => {
  expect(groupCsvColumns()).toEqual([
    'File Name',
    'Common (percent, count)',
    'Mid-Frequency (percent, count)',
    'Rare (percent, count)',
    'Score',
    'Number Of Words',
    'Dictionary',
  ]);
  const { label } = dictionary;
  const cells = ['trees.docx', '44%, 4', '11%, 1', '44%, 4', '50', '9', label];
  expect(groupCsvRow(report)).toEqual(cells);
});

it('adds what trainers compare when asked', () => {
  const row = groupCsvRow(report, { extended: true });
  expect(row).toHaveLength(groupCsvColumns({ extended: true }).length);
  const cells = Object.fromEntries(
    groupCsvColumns({ extended: true }).map((column, at) => [column, row[at]]),
  );
  expect(cells).toMatchObject({
    'Common (percent)': '44',
    'Common (count)': '4',
    'Rare (percent)': '44',
    'Rare (count)': '4',
    'Distinct Words': '6',
    'Unrounded Score': '50.00',
    'Distinct Rare Words': '2',
    'Rare Words': 'xylem; phloem',
    'Meets 98%': 'no',
    'Mean Sentence Length': '4.5',
    Dictionary: dictionary.label,
  });
});

it('has at most one number in a cell of the extended table', () => {
  const row = groupCsvRow(report, { extended: true });
  const columns = groupCsvColumns({ extended: true });
  const crowded = row.filter(
    (cell, at) => columns[at] !== 'Dictionary' && (cell.match(/\d+(\.\d+)?/gu)?.length ?? 0) > 1,
  );
  expect(crowded).toEqual([]);
});

it.each([
  [100, 2, 'yes', 'yes'],
  [100, 3, 'no', 'yes'],
  [100, 5, 'no', 'yes'],
  [100, 6, 'no', 'no'],
])('of %i words with %i rare, meets 98%%: %s, meets 95%%: %s', (words, rare, strict, loose) => {
  const text = 'the '.repeat(words - rare) + 'xylem '.repeat(rare);
  const row = groupCsvRow(analyze(text, dictionary), { extended: true });
  const from = groupCsvColumns({ extended: true }).indexOf('Meets 98%');
  expect(row.slice(from, from + 2)).toEqual([strict, loose]);
});

it('tells the method of each text when asked, at the end of either table', () => {
  const refined = analyze('The gene', dictionary, { method: 'refined' });
  for (const extended of [false, true]) {
    const options = { extended, tellsMethod: true };
    expect(groupCsvColumns(options).at(-1)).toBe('Method');
    expect(groupCsvRow(refined, options)).toHaveLength(groupCsvColumns(options).length);
    expect([refined, report].map((text) => groupCsvRow(text, options).at(-1))).toEqual([
      'refined',
      'published',
    ]);
  }
});

it('leaves scores, marks and Flesch empty for a text without words', () => {
  const cells = groupCsvRow(analyze('12 %', dictionary), { extended: true });
  const wanted = ['Score', 'Unrounded Score', 'Meets 98%', 'Meets 95%', 'Flesch Reading Ease'];
  const columns = groupCsvColumns({ extended: true });
  expect(wanted.map((column) => cells[columns.indexOf(column)])).toEqual(['', '', '', '', '']);
});
