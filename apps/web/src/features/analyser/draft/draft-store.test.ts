import { describe, expect, it } from 'vitest';

import { createDraftStore } from './draft-store.ts';

function device(room = Infinity) {
  const kept = new Map<string, string>();
  const told: boolean[] = [];
  let run: (() => void) | null = null;
  const draft = createDraftStore({
    load: (key) => kept.get(key) ?? null,
    save: (key, value) => {
      if (value !== null && value.length > room) return false;
      if (value === null) kept.delete(key);
      else kept.set(key, value);
      return true;
    },
    later: (later) => {
      run = later;
      return () => (run = null);
    },
    onKept: (isKept) => told.push(isKept),
  });
  return { draft, kept, told, wait: () => run?.() };
}

describe('a draft', () => {
  it('is empty at first', () => expect(device().draft.read()).toBe(''));

  it('is kept a moment after it was written', () => {
    const { draft, wait } = device();
    draft.keep(() => 'one');
    expect(draft.read()).toBe('');
    wait();
    expect(draft.read()).toBe('one');
  });

  it('keeps only the newest of several', () => {
    const { draft, wait, told } = device();
    draft.keep(() => 'one');
    draft.keep(() => 'two');
    wait();
    expect([draft.read(), told]).toEqual(['two', [true]]);
  });

  it('is kept at once when the page goes away', () => {
    const { draft, told, wait } = device();
    draft.keep(() => 'one');
    draft.flush();
    wait();
    expect([draft.read(), told]).toEqual(['one', [true]]);
  });

  it('leaves nothing behind when it is cleared', () => {
    const { draft, kept } = device();
    draft.keep(() => 'one');
    draft.flush();
    draft.keep(() => '');
    draft.flush();
    expect(kept.size).toBe(0);
  });

  it('says when it is too long to be kept', () => {
    const { draft, told } = device(3);
    draft.keep(() => 'four');
    draft.flush();
    expect(told).toEqual([false]);
  });
});
