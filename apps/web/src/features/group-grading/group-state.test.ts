import { describe, expect, it } from 'vitest';

import { gradedLine } from './graded-line-for-tests.ts';
import { doneCount, emptyGroup, nextGroup, type GroupEvent } from './group-state.ts';

const file = (name: string, content = 'cells') => new File([content], name);
const after = (...events: GroupEvent[]) => events.reduce(nextGroup, emptyGroup);
const added: GroupEvent = { kind: 'added', files: [file('a.txt'), file('b.txt'), file('c.txt')] };
const started: GroupEvent = { kind: 'started' };
const heard = (line: Extract<GroupEvent, { kind: 'heard' }>['line']): GroupEvent => ({
  kind: 'heard',
  line,
  format: 'standard',
});
const broke: GroupEvent = {
  kind: 'broke',
  failure: { code: 'unreachable', message: '', status: 0 },
};
const states = (...events: GroupEvent[]) => after(...events).files.map(({ state }) => state.kind);
const failedB = heard({
  kind: 'file',
  index: 1,
  name: 'b.txt',
  status: 'failed',
  code: 'empty-file',
  message: 'The file has no text.',
});

describe('a group', () => {
  it('is empty at first', () => expect(emptyGroup.files).toEqual([]));

  it('takes more files and keeps those it has', () => {
    const group = after(added, { kind: 'added', files: [file('d.txt')] });
    expect(group.files.map(({ id, file: { name } }) => [id, name])).toEqual([
      [1, 'a.txt'],
      [2, 'b.txt'],
      [3, 'c.txt'],
      [4, 'd.txt'],
    ]);
  });

  it('gives no number twice, even to files that come after others have gone', () => {
    const group = after(added, { kind: 'emptied' }, { kind: 'added', files: [file('d.txt')] });
    expect(group.files.map(({ id }) => id)).toEqual([4]);
  });

  it('lets one file go', () =>
    expect(after(added, { kind: 'removed', id: 2 }).files.map(({ id }) => id)).toEqual([1, 3]));

  it('marks each file as it is heard of', () =>
    expect(states(added, started, heard(gradedLine({ index: 0 })), failedB)).toEqual([
      'graded',
      'failed',
      'waiting',
    ]));

  it('has its table when all is told', () => {
    const group = after(added, started, heard({ kind: 'csv', csv: 'File Name' }));
    expect(group).toMatchObject({
      status: 'idle',
      csv: { format: 'standard', content: 'File Name' },
    });
  });

  it('keeps the rows it has when the rest breaks off', () => {
    const events = [added, started, heard(gradedLine({ index: 0 })), broke];
    expect(states(...events)).toEqual(['graded', 'waiting', 'waiting']);
    expect(after(...events)).toMatchObject({ status: 'failed', failure: { code: 'unreachable' } });
  });

  it('keeps the rows it has when it is cancelled', () =>
    expect(
      after(added, started, heard(gradedLine({ index: 0 })), { kind: 'cancelled' }),
    ).toMatchObject({
      status: 'idle',
      csv: null,
      files: [{ state: { kind: 'graded' } }, {}, {}],
    }));

  it('has no table any more once a file is added', () =>
    expect(after(added, started, heard({ kind: 'csv', csv: '' }), added).csv).toBeNull());

  it('begins anew when it is graded again', () =>
    expect(states(added, started, heard(gradedLine({ index: 0 })), broke, started)).toEqual([
      'waiting',
      'waiting',
      'waiting',
    ]));

  it('counts what is done, failures too', () =>
    expect(doneCount(after(added, started, heard(gradedLine({ index: 0 })), failedB))).toBe(2));
});
