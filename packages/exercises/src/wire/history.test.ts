import { constantFrom, assert, dictionary, jsonValue, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { exerciseNamed, exercises } from '../catalog/exercises.ts';

import { isFinished, readHistory, writeHistory } from './history.ts';
import type { History } from './history.ts';

const setting = { edition: 'full', language: 'en' } as const;
const halfLife = exerciseNamed('half-life');
const persuasive = exerciseNamed('persuasive');
const coherence = exerciseNamed('coherence');

function read(exercise: (typeof exercises)[number], sent: unknown): History {
  const result = readHistory(exercise, setting, sent);
  if (result.kind === 'refused') throw new Error(result.sentence);
  return result.history;
}

const upTo60 = {
  studentName: 'Dana',
  targetAudience: '3',
  text120First: 'A text.',
  text60: 'Half.',
};

describe('the stage of a history', () => {
  it.each([
    ['0', {}, 0],
    [1, {}, 1],
    ['1', { studentName: 'Dana' }, 1],
    [2, { StudentName: 'Dana' }, 2],
    [5, upTo60, 5],
    ['5', upTo60, 5],
    [8, upTo60, 5],
    [99, upTo60, 5],
    [3, upTo60, 3],
    [-4, upTo60, 5],
    [undefined, upTo60, 5],
    ['five', upTo60, 5],
    [{}, upTo60, 5],
    [undefined, {}, 0],
  ])('of Half Life, said to be %j', (currentStage, fields, stage) => {
    expect(read(halfLife, { ...fields, currentStage }).stage).toBe(stage);
  });

  it('stops where an answer is missing, whatever comes later', () => {
    const sent = { ...upTo60, targetAudience: 'dogs', whichIsBetter: '2', currentStage: 8 };
    const { stage, facts } = read(halfLife, sent);
    expect(stage).toBe(2);
    expect(facts).toMatchObject({ text120First: '', text60: '', whichIsBetter: '' });
  });

  it('counts the answer of Persuasion that leaves no trace when the next one is there', () => {
    const sent = { targetAudience: '1', detailedAudience: 'x', originalText: 'y', textLogos: 'z' };
    expect(read(persuasive, { ...sent, currentStage: 5 }).stage).toBe(5);
    expect(read(persuasive, sent).stage).toBe(5);
    expect(read(persuasive, { ...sent, textLogos: '', currentStage: 4 }).stage).toBe(4);
    expect(read(persuasive, { ...sent, textLogos: '', currentStage: 15 }).stage).toBe(3);
  });

  it('counts answered steps when questions of Coherence were left out', () => {
    const sent = {
      initialText: 'one',
      question1Choice: 'No',
      question1Details: 'a',
      revisionAfterQuestion1: 'two',
      finalText: 'three',
      reflectionAnswer1: '5',
    };
    expect(read(coherence, { ...sent, currentStage: 7 }).stage).toBe(7);
    expect(read(coherence, sent).stage).toBe(7);
    expect(read(coherence, { ...sent, finalText: '', currentStage: 5 }).stage).toBe(5);
  });
});

describe('a history that lies', () => {
  it('keeps no score it claims', () => {
    const sent = {
      ...upTo60,
      currentStage: 5,
      text60JargonScore: 100,
      text60Jargon: 'none',
      text60RareWords: -1,
    };
    expect(read(halfLife, sent).facts).toMatchObject({
      text60JargonScore: '',
      text60Jargon: '',
      text60RareWords: '',
    });
  });

  it('has the current text that follows from its revisions', () => {
    const sent = {
      initialText: 'one',
      question1Choice: 'No',
      question1Details: 'a',
      revisionAfterQuestion1: 'two',
      currentText: 'forged',
    };
    expect(read(coherence, sent).facts['currentText']).toBe('two');
  });

  it('becomes text: numbers, booleans, nothing, objects', () => {
    const sent = {
      currentStage: 8,
      studentName: 7,
      targetAudience: 3,
      text120First: true,
      text60: ['x'],
    };
    expect(read(halfLife, sent).facts).toMatchObject({
      studentName: '7',
      targetAudience: '3',
      text120First: 'true',
      text60: '',
    });
  });

  it('loses what no database keeps, and keeps HTML as the text it is', () => {
    const sent = { currentStage: 2, studentName: 'a\u0000b\uD800<script>' };
    expect(read(halfLife, sent).facts['studentName']).toBe('ab\uFFFD<script>');
  });

  it.each([
    [{ currentStage: 2, studentName: 'x'.repeat(20_001) }, 'too-large'],
    [[], 'not-a-history'],
    ['text', 'not-a-history'],
    [null, 'not-a-history'],
  ])('may be refused', (sent, because) => {
    expect(readHistory(halfLife, setting, sent)).toMatchObject({ kind: 'refused', because });
  });

  it.each([
    [true, true],
    ['true', true],
    ['1', true],
    ['YES', true],
    [1, true],
    [false, false],
    ['false', false],
    ['no', false],
    ['', false],
    [undefined, false],
    [{}, false],
  ])('is research when isResearch is %j: %s', (isResearch, expected) => {
    expect(read(halfLife, { isResearch }).about.isResearch).toBe(expected);
  });

  it('never makes the reader throw, and reads again as what it was read as', () => {
    const names = constantFrom(
      ...exercises.flatMap(({ fields }) => Object.keys(fields)),
      'currentStage',
      'taskId',
      'startTime',
      'Messages',
      'language',
      '__proto__',
    );
    const values = oneof(jsonValue(), string(), constantFrom('1', '3', 'Yes', 'a text', 5, 99));
    assert(
      property(constantFrom(...exercises), dictionary(names, values), (exercise, sent) => {
        const once = read(exercise, sent);
        const again = read(exercise, writeHistory(exercise, once));
        expect(again).toEqual(once);
        expect(once.stage).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});

describe('the end of an exercise', () => {
  it.each([
    ['half-life', { currentStage: '8' }, true],
    ['half-life', { currentStage: 7 }, false],
    ['persuasive', { currentStage: 15 }, true],
    ['ethics', { currentStage: 6 }, true],
    ['ethics', { currentStage: 5 }, false],
    ['coherence', { finalText: 'a', reflectionOpenResponse: 'b' }, true],
    ['coherence', { finalText: 'a', reflectionOpenResponse: ' ' }, false],
    ['critical-thinking', { finalSummary: 'a', reflectionOpenResponse: 'b' }, true],
    ['critical-thinking', { finalText: 'a', reflectionOpenResponse: 'b' }, false],
  ] as const)('of %s with %j: %s', (name, history, expected) => {
    expect(isFinished(exerciseNamed(name), history)).toBe(expected);
  });
});
