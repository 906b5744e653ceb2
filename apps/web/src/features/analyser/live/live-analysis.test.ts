import { totalsOf } from '@vernacular/analyzer';
import { describe, expect, it } from 'vitest';

import { sentencesIn } from '../sentences/sentences.ts';
import { noWords } from '../words/coloured-words.ts';
import { createLiveAnalysis } from './live-analysis.ts';
import type { Answer, DictionaryAddress, Question } from './protocol.ts';

const english: DictionaryAddress = {
  code: 'EnglishGeneral',
  language: 'en',
  levelsUrl: '/dictionaries/EnglishGeneral.1.levels',
  countsUrl: null,
  isPrivate: false,
};
const hebrew: DictionaryAddress = { ...english, code: 'HebrewGeneral', language: 'he' };

/** A worker on paper: what it was asked, and a way to answer. */
function desk() {
  const asked: Question[] = [];
  const timers: { run: () => void; isCalledOff: boolean }[] = [];
  let line: { hear: (answer: Answer) => void; fail: () => void } | null = null;
  let lines = 0;
  const live = createLiveAnalysis({
    connect: (onAnswer, onBreak) => {
      lines += 1;
      line = { hear: onAnswer, fail: onBreak };
      return { post: (question) => asked.push(question), close: () => undefined };
    },
    later: (run) => {
      const timer = { run, isCalledOff: false };
      timers.push(timer);
      return () => (timer.isCalledOff = true);
    },
  });
  return {
    live,
    asked,
    lines: () => lines,
    hear: (answer: Answer) => line?.hear(answer),
    fail: () => line?.fail(),
    wait: () => timers.splice(0).forEach(({ run, isCalledOff }) => isCalledOff || run()),
    type: (text: string) => live.changed(text.length, () => text),
    texts: () => asked.flatMap((question) => (question.kind === 'read' ? [question.text] : [])),
  };
}

const reading = (version: number, code: string | null, cleaned = version): Answer => ({
  kind: 'reading',
  version,
  code,
  wordCount: cleaned,
  foreign: null,
  levels:
    code === null
      ? null
      : {
          totals: totalsOf(cleaned, 0, 0),
          words: noWords,
          sentences: sentencesIn('', noWords),
          known: null,
        },
});

describe('a live reading', () => {
  it('starts no worker before there is something to do', () => expect(desk().lines()).toBe(0));

  it('has a file read, and says when nobody could', async () => {
    const { live, asked, hear, fail } = desk();
    const file = new File(['a'], 'leaf.txt');
    const first = live.readFile(file);
    expect(asked).toEqual([{ kind: 'open-file', id: 1, file }]);
    hear({ kind: 'file', id: 1, reading: { kind: 'read', text: 'a' } });
    expect(await first).toEqual({ kind: 'read', text: 'a' });
    const second = live.readFile(file);
    fail();
    expect(await second).toMatchObject({ kind: 'refused', reason: 'stopped' });
  });

  it('counts words before a dictionary is open', () => {
    const { live, type, hear } = desk();
    type('one two');
    hear(reading(1, null, 2));
    expect(live.read()).toMatchObject({ wordCount: 2, levels: null, dictionary: 'none' });
  });

  it('names a third language, and reads the text again when its writer insists', () => {
    const { live, asked, type, hear } = desk();
    live.open(english);
    type('eins zwei');
    hear({ ...reading(1, english.code), foreign: 'de', levels: null } as Answer);
    expect(live.read()).toMatchObject({ foreign: 'de', levels: null });
    live.readBy('published', true);
    expect(asked.at(-1)).toMatchObject({ kind: 'read', insists: true });
  });

  it('reads the text again by another method, and drops what the first one says', () => {
    const { live, asked, type, hear } = desk();
    live.open(english);
    type('one two');
    live.readBy('refined');
    hear(reading(1, english.code));
    expect(live.read().levels).toBeNull();
    hear(reading(2, english.code, 2));
    expect(live.read().levels?.totals.cleaned).toBe(2);
    live.readBy('refined');
    const methods = asked.flatMap((question) => (question.kind === 'read' ? question.method : []));
    expect(methods).toEqual(['published', 'refined']);
  });

  it('reads the text again when the readers know other words, and tells a new worker of them too', () => {
    const { live, asked, type, fail, texts } = desk();
    live.know([]);
    type('a kinase');
    live.know(['kinase']);
    fail();
    live.retry();
    const told = asked.flatMap((question) => (question.kind === 'know' ? [question.words] : []));
    expect(told).toEqual([['kinase'], ['kinase']]);
    expect(texts()).toEqual(['a kinase', 'a kinase']);
  });

  it('reads the text again once the dictionary is open', () => {
    const { live, type, hear, texts } = desk();
    type('a');
    live.open(english);
    hear(reading(1, null));
    hear({ kind: 'opened', code: english.code });
    expect(texts()).toEqual(['a', 'a']);
    hear(reading(1, english.code));
    expect(live.read()).toMatchObject({ dictionary: 'open', levels: { totals: { cleaned: 1 } } });
  });

  it('sends one text at a time, and then only the newest', () => {
    const { type, hear, texts } = desk();
    for (const text of ['a', 'ab', 'abc']) type(text);
    expect(texts()).toEqual(['a']);
    hear(reading(1, null));
    expect(texts()).toEqual(['a', 'abc']);
  });

  it('drops an answer to an older version', () => {
    const { live, type, hear } = desk();
    live.open(english);
    hear({ kind: 'opened', code: english.code });
    type('a');
    type('ab');
    hear(reading(1, english.code));
    expect(live.read().levels).toBeNull();
    hear(reading(2, english.code));
    expect(live.read().levels?.totals.cleaned).toBe(2);
  });

  it('drops an answer by another dictionary', () => {
    const { live, type, hear } = desk();
    type('a');
    live.open(english);
    live.open(hebrew);
    hear({ kind: 'opened', code: english.code });
    hear(reading(1, english.code));
    expect(live.read()).toMatchObject({ dictionary: 'opening', levels: null });
  });

  it('keeps the last levels while another dictionary opens', () => {
    const { live, type, hear } = desk();
    live.open(english);
    hear({ kind: 'opened', code: english.code });
    type('a');
    hear(reading(1, english.code));
    live.open(hebrew);
    expect(live.read().levels).not.toBeNull();
    hear({ kind: 'unopened', code: hebrew.code });
    expect(live.read()).toMatchObject({ dictionary: 'failed', levels: null });
  });

  it('waits for a pause before it reads a very long text', () => {
    const { type, texts, wait } = desk();
    const long = 'x'.repeat(400_001);
    type(long);
    type(`${long}y`);
    expect(texts()).toEqual([]);
    wait();
    expect(texts()).toEqual([`${long}y`]);
  });

  it('tells that it cannot count when the worker breaks', async () => {
    const { live, fail } = desk();
    const count = live.count('kinase');
    fail();
    expect(await count).toBeNull();
    expect(live.read().dictionary).toBe('failed');
  });

  it('never takes a worker that breaks for one that knows no help', async () => {
    const { live, fail } = desk();
    live.open(english);
    const looked = live.helpAt({ start: 0, end: 4 }, 'gene');
    fail();
    expect(await looked).toBeNull();
  });

  it('looks for help when the writer rests, keeps what it found while the text changes, and tries again', async () => {
    const { live, type, hear, wait, asked } = desk();
    const questions = () => asked.filter(({ kind }) => kind === 'help').length;
    const found = {
      words: [],
      helpless: 0,
      readingEase: null,
      terms: [],
    };
    const rest = async (help: typeof found | 'late' | null) => {
      wait();
      hear({ kind: 'helped', id: questions(), help });
      await Promise.resolve();
      await Promise.resolve();
    };
    live.open(english);
    hear({ kind: 'opened', code: english.code });
    type('a');
    hear(reading(1, english.code));
    expect([questions(), live.read().helpIs]).toEqual([0, 'none']);
    await rest(found);
    expect(live.read()).toMatchObject({ help: found, helpIs: 'new' });
    type('a b');
    hear(reading(2, english.code));
    expect(live.read()).toMatchObject({ help: found, helpIs: 'old' });
    await rest('late');
    expect(live.read().helpIs).toBe('old');
    live.findHelp();
    await rest(null);
    expect(live.read()).toMatchObject({ help: null, helpIs: 'missing' });
  });

  it('looks up the help by what readers marked, also for the texts after', () => {
    const { live, type, hear, wait, asked } = desk();
    const rounds = [{ resultsLink: '', readers: 14, words: [['kinase', 9]] }] as const;
    const lastHelp = () => asked.findLast(({ kind }) => kind === 'help');
    live.open(english);
    hear({ kind: 'opened', code: english.code });
    type('a');
    live.findHelp(rounds);
    expect(lastHelp()).toMatchObject({ rounds });
    hear(reading(1, english.code));
    type('a b');
    hear(reading(2, english.code));
    wait();
    expect(lastHelp()).toMatchObject({ version: 2, rounds });
  });

  it('tells whose counts did not come, until they do', () => {
    const { live, hear } = desk();
    live.open({ ...english, beside: hebrew });
    hear({ kind: 'unopened', code: hebrew.code });
    expect(live.read()).toMatchObject({ lacks: 'he', dictionary: 'opening' });
    hear({ kind: 'opened', code: hebrew.code });
    expect(live.read().lacks).toBeNull();
  });

  it('goes on without levels where no worker can be started', () => {
    const live = createLiveAnalysis({
      connect: () => {
        throw new Error('no workers here');
      },
    });
    live.open(english);
    live.changed(1, () => 'a');
    expect(live.read()).toMatchObject({ dictionary: 'failed', levels: null });
  });

  it('starts another worker to try again', () => {
    const { live, type, fail, texts, lines } = desk();
    live.open(english);
    type('a');
    fail();
    live.retry();
    expect(lines()).toBe(2);
    expect(texts()).toEqual(['a', 'a']);
  });

  it('matches counts to the words asked for', async () => {
    const { live, hear } = desk();
    const [one, two] = [live.count('gene'), live.count('cell')];
    hear({ kind: 'counted', id: 2, count: 22 });
    hear({ kind: 'counted', id: 1, count: 11 });
    expect(await Promise.all([one, two])).toEqual([11, 22]);
  });
});
