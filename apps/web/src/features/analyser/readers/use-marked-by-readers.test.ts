import { Text } from '@codemirror/state';
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { storeReaderTest, titleOf } from '../../../parts/ask-readers/stored-reader-tests.ts';
import { forgetWriting, forgetWritingOfTab, keepAgain } from '../../../platform/storage/storage.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import { useMarkedByReaders } from './use-marked-by-readers.ts';

configure({ asyncUtilTimeout: 10_000 });

const asked = 'The kinase of a mouse.';
const family = (word: string, marked: number) => ({
  word,
  level: 'rare',
  marked,
  readers: 14,
  share: marked / 14,
  low: 0,
  high: 1,
  difficulty: null,
});
const results = (isShown: boolean) => ({
  test: {
    id: 'a',
    link: '/read/a',
    text: asked,
    textLanguage: 'en',
    askedBy: '',
    audience: '',
    createdAt: '2026-12-01',
    endsAt: '2026-12-31',
    isEnded: false,
    readers: 14,
    mostReaders: 50,
    dictionary: null,
    previous: null,
    isCounted: null,
  },
  filters: { age: [], motherTongue: [], schooling: [], inField: [] },
  readers: 14,
  hidden: !isShown,
  shown: isShown
    ? {
        doubtful: { fast: 0, allOrNone: 0, repeated: 0, any: 0 },
        words: [],
        families: [family('kinase', 9), family('mouse', 0)],
        phrases: [{ phrase: 'odds ratio', marked: 4 }],
        agreement: null,
        questions: [],
        ratings: [],
        model: null,
        previous: null,
      }
    : null,
});
let answer: () => Response | Promise<Response>;
let calls: string[];

beforeEach(() => {
  forgetWriting();
  keepAgain();
  calls = [];
  answer = () => Response.json(results(true));
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ask = (text = asked, key = 'key', endsAt = '') =>
  storeReaderTest({
    link: '/read/a',
    resultsLink: `/reader-results/${key}`,
    title: titleOf(text),
    endsAt,
  });

/** The analyser opened with a text. */
function open(text: string) {
  const box = { text };
  const findHelp = vi.fn<LiveAnalysis['findHelp']>();
  const writing = { current: { text: () => box.text } };
  const live = { findHelp } as unknown as LiveAnalysis;
  const hook = renderHook(({ emptied }) => useMarkedByReaders(live, writing, emptied), {
    initialProps: { emptied: text === '' ? Text.empty : null },
  });
  const write = (next: string) => {
    const emptied = next === '' ? Text.of([box.text]) : null;
    box.text = next;
    hook.rerender({ emptied });
  };
  return { ...hook, findHelp, write, of: (word: string) => hook.result.current(word) };
}
const nineOf14 = { marked: 9, readers: 14 };
const isFound = (page: ReturnType<typeof open>) =>
  waitFor(() => expect(page.of('kinases')).toEqual(nineOf14));
const settled = () => act(() => vi.dynamicImportSettled());

const comeBack = async (after: number) => {
  vi.setSystemTime(Date.now() + after);
  act(() => void window.dispatchEvent(new Event('focus')));
  await settled();
  return calls.length;
};

describe('what readers of the text marked', () => {
  it('asks nothing where no reader was asked, or only about another text', async () => {
    open(asked);
    ask('Another text.');
    const { of, findHelp } = open(asked);
    await settled();
    expect([calls, of('kinase'), localStorage['analyser.readers']]).toEqual([[], null, undefined]);
    expect(findHelp).not.toHaveBeenCalled();
  });

  it('comes when the text is opened, and orders the help anew', async () => {
    ask();
    const page = open(asked);
    await isFound(page);
    expect(calls).toEqual(['/api/reader-results/key']);
    expect(page.findHelp).toHaveBeenLastCalledWith([expect.objectContaining({ readers: 14 })]);
  });

  it('is asked for again by who comes back to the page, once a minute and only while readers may answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T10:00:00Z') });
    ask(asked, 'key', '2026-12-01T10:03:00Z');
    const page = open(asked);
    await isFound(page);
    expect(await comeBack(59_000)).toBe(1);
    expect(await comeBack(1000)).toBe(2);
    expect(await comeBack(59_000)).toBe(2);
    expect(await comeBack(1000)).toBe(3);
    expect(await comeBack(60_000)).toBe(3);
    vi.useRealTimers();
  });

  it('has phrases beside words', async () => {
    ask();
    const page = open(asked);
    await isFound(page);
    expect(page.of('odds ratio')).toEqual({ marked: 4, readers: 14 });
  });

  it('stays with the text when its beginning was changed before anybody answered', async () => {
    answer = () => Response.json(results(false));
    const page = open(asked);
    ask();
    await waitFor(() => expect(calls).toHaveLength(1));
    await settled();
    expect(page.of('kinase')).toBeNull();
    page.unmount();
    answer = () => Response.json(results(true));
    await isFound(open('A kinase of a mouse.'));
  });

  it('is there without a connection, and goes when too few readers are left', async () => {
    ask();
    const first = open(asked);
    await isFound(first);
    first.unmount();
    answer = () => Promise.reject(new TypeError('offline'));
    const second = open(asked);
    expect(second.of('kinase')).toEqual(nineOf14);
    await waitFor(() => expect(calls).toHaveLength(2));
    await settled();
    expect(second.of('kinase')).toEqual(nineOf14);
    second.unmount();
    answer = () => Response.json(results(false));
    const third = open(asked);
    await waitFor(() => expect(third.of('kinase')).toBeNull());
  });

  it('goes with Clear, comes back with Undo, and is not of the next text', async () => {
    ask();
    const page = open(asked);
    await isFound(page);
    page.write('');
    expect([page.of('kinase'), localStorage['analyser.readers']]).toEqual([null, undefined]);
    answer = () => Promise.reject(new TypeError('offline'));
    page.write(asked);
    expect(page.of('kinase')).toEqual(nineOf14);
    page.write('');
    page.write('Something else about a kinase.');
    expect(page.of('kinase')).toBeNull();
  });

  it('is gone after logout', async () => {
    ask();
    const page = open(asked);
    await isFound(page);
    page.unmount();
    forgetWriting();
    forgetWritingOfTab();
    keepAgain();
    expect(JSON.stringify(localStorage)).not.toContain('kinase');
    expect(open(asked).of('kinase')).toBeNull();
  });
});
