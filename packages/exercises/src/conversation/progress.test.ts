import { expect, it } from 'vitest';

import { exerciseNamed } from '../catalog/exercises.ts';
import { progressOf } from './progress.ts';

const setting = { edition: 'full', language: 'en' } as const;
const halfLife = exerciseNamed('half-life');
const text = 'We study bees. They find home after a storm.';

it('a conversation that began waits for its first answer', () => {
  expect(progressOf(halfLife, setting, { currentStage: 1 })).toEqual({ step: 1, of: 7 });
});

it('each answer that is proven is a step on', () => {
  const history = {
    currentStage: 4,
    studentName: 'Dana',
    targetAudience: '2',
    text120First: text,
  };
  expect(progressOf(halfLife, setting, history)).toEqual({ step: 4, of: 7 });
});

it('a claim without its answers is none', () => {
  expect(progressOf(halfLife, setting, { currentStage: 6 })).toEqual({ step: 1, of: 7 });
});

it('there is none after the end, and none in what cannot be read', () => {
  const over = {
    currentStage: 8,
    studentName: 'Dana',
    targetAudience: '2',
    text120First: text,
    text60: text,
    text30: text,
    text120Last: text,
    whichIsBetter: '2',
  };
  expect(progressOf(halfLife, setting, over)).toBeNull();
  expect(progressOf(halfLife, setting, 'nothing')).toBeNull();
});
