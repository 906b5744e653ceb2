import { describe, expect, it } from 'vitest';

import { couplesInTable } from './pairs-from-table.ts';

const file = (name: string) => new File([], name);
const before = [file('m1.txt'), file('n1.docx'), file('same.txt')];
const after = [file('m9.txt'), file('n9.docx'), file('same.txt')];
const read = (...rows: string[][]) => {
  const table = couplesInTable(rows, { before, after });
  return (
    table && { ...table, couples: table.couples.map((each) => [each.before.name, each.after.name]) }
  );
};

describe('a table of pairs', () => {
  it.each([
    ['before and after', ['Before', 'AFTER']],
    ['Hebrew', ['לפני', 'אחרי']],
  ])('may have the columns of %s', (_which, head) => {
    expect(read(head, ['m1.txt', 'm9.txt'], ['n1', 'N9.DOCX'])).toEqual({
      couples: [
        ['m1.txt', 'm9.txt'],
        ['n1.docx', 'n9.docx'],
      ],
      unknown: [],
      odd: [],
    });
  });

  it('may name each file with its pair, in any order and beside other columns', () => {
    const rows = [
      ['x', 'm9.txt', 'A'],
      ['x', 'n1.docx', 'B'],
      ['x', 'm1.txt', 'A'],
      ['x', 'n9', 'B'],
    ];
    expect(read(['note', 'file', 'pair'], ...rows)?.couples).toEqual([
      ['m1.txt', 'm9.txt'],
      ['n1.docx', 'n9.docx'],
    ]);
  });

  it('pairs two files of one name when their pair has nothing else', () => {
    expect(read(['file', 'pair'], ['same.txt', 'A'])?.couples).toEqual([['same.txt', 'same.txt']]);
  });

  it('names the files it does not find, in the round it looks in', () => {
    expect(read(['before', 'after'], ['m9.txt', 'm1.txt'], ['m1.txt', ''])).toEqual({
      couples: [],
      unknown: ['m9.txt', 'm1.txt'],
      odd: [],
    });
  });

  it('names the pairs that are not one text before and one after', () => {
    const rows = [
      ['m1.txt', 'A'],
      ['n1', 'A'],
      ['m9.txt', 'B'],
      ['gone', 'C'],
    ];
    expect(read(['file', 'pair'], ...rows)).toEqual({
      couples: [],
      unknown: ['gone'],
      odd: ['A', 'B'],
    });
  });

  it('takes no file twice', () => {
    expect(read(['before', 'after'], ['m1', 'm9'], ['m1', 'n9'])).toMatchObject({
      couples: [['m1.txt', 'm9.txt']],
      odd: ['m1.txt'],
    });
  });

  it.each([[[]], [[['name', 'mark']]]])('is nothing without those columns: %j', (rows) => {
    expect(read(...rows)).toBeNull();
  });
});
