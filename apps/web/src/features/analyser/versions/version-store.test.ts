import { describe, expect, it } from 'vitest';

import { createVersionStore, most } from './version-store.ts';
import { unread, type Reading } from './version.ts';

const read = (score: number): Reading => ({ score, marked: [], counts: 'English published' });

function device({ room = Infinity, stored = null as string | null } = {}) {
  const disk = { stored, room };
  let now = 100;
  const open = () =>
    createVersionStore({
      load: () => disk.stored,
      save: (value) => {
        if (value !== null && value.length > disk.room) return false;
        disk.stored = value;
        return true;
      },
      now: () => now++,
    });
  return { disk, open, shelf: open() };
}

const texts = ({ read: all }: ReturnType<typeof createVersionStore>) =>
  all().map(({ text }) => text);

describe('a shelf of versions', () => {
  it('is empty at first, and leaves nothing behind when it is emptied', () => {
    const { shelf, disk } = device();
    expect(shelf.read()).toEqual([]);
    shelf.keep('one', read(50));
    shelf.take();
    expect([shelf.read(), disk.stored]).toEqual([[], null]);
  });

  it('keeps texts in order, each with how it read, and has them again after a reload', () => {
    const { shelf, open } = device();
    shelf.keep('one', read(50));
    shelf.keep('two', read(60), 'essay.docx');
    expect(open().read()).toEqual(shelf.read());
    expect(shelf.read()).toMatchObject([
      { text: 'one', score: 50, nth: 1, name: '' },
      { text: 'two', score: 60, nth: 2, name: 'essay.docx' },
    ]);
  });

  it('keeps no text twice, and knows how it reads now', () => {
    const { shelf } = device();
    shelf.keep('one', read(50));
    expect(shelf.keep('one', read(55))).toMatchObject({ kind: 'there', version: { score: 55 } });
    expect(shelf.keep('one', unread)).toMatchObject({ kind: 'there', version: { score: 55 } });
    expect(shelf.read()).toHaveLength(1);
  });

  it('says when the oldest made room', () => {
    const { shelf } = device();
    for (let at = 0; at < most.versions; at += 1)
      expect(shelf.keep(`text ${at}`, read(at))).toMatchObject({ hasMadeRoom: false });
    expect(shelf.keep('the last', read(1))).toMatchObject({ kind: 'kept', hasMadeRoom: true });
    expect(shelf.read()).toHaveLength(most.versions);
    expect(texts(shelf)[0]).toBe('text 1');
  });

  it('never keeps more characters than are promised', () => {
    const { shelf, disk } = device();
    for (const letter of 'abcd') shelf.keep(letter.repeat(0.4 * most.characters), read(1));
    expect(disk.stored!.length).toBeLessThan(most.characters);
    expect(texts(shelf).map((text) => text[0])).toEqual(['c', 'd']);
  });

  it('refuses one that is too long, and one for which the browser has no room; the others stay', () => {
    const { shelf, disk } = device();
    shelf.keep('one', read(50));
    expect(shelf.keep('a'.repeat(most.characters), read(1))).toEqual({ kind: 'tooLong' });
    disk.room = disk.stored!.length + 10;
    expect(shelf.keep('a second one', read(1))).toEqual({ kind: 'full' });
    expect(texts(shelf)).toEqual(['one']);
  });

  it('takes one away and puts it back in its place', () => {
    const { shelf, open } = device();
    for (const text of ['one', 'two', 'three']) shelf.keep(text, read(1));
    const taken = shelf.take(shelf.read()[1]!.made);
    expect(texts(shelf)).toEqual(['one', 'three']);
    expect(shelf.putBack(taken)).toBe(true);
    expect(texts(open())).toEqual(['one', 'two', 'three']);
    expect(shelf.keep('four', read(1))).toMatchObject({ version: { nth: 4 } });
  });

  it('takes a name, and gives it back', () => {
    const { shelf, open } = device();
    shelf.keep('one', read(1));
    shelf.rename(shelf.read()[0]!.made, '  For the dean ');
    expect(open().read()).toMatchObject([{ name: 'For the dean' }]);
  });

  it('loses nothing that another tab kept', () => {
    const { shelf, open } = device();
    shelf.keep('one', read(1));
    const other = open();
    other.keep('two', read(1));
    shelf.keep('three', read(1));
    expect(texts(open())).toEqual(['one', 'two', 'three']);
  });

  it.each(['', '{}', '[null, 1, {"text":"half"}]', 'no JSON'])('finds nothing in %j', (stored) =>
    expect(device({ stored }).shelf.read()).toEqual([]),
  );
});
