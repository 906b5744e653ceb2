import { describe, expect, it } from 'vitest';

import { exampleReply } from './example-reply.ts';
import { notGraded } from './grading.ts';
import { outdatedBy } from './outdated-by.ts';

const choices = {
  requested: 'English2021_2024',
  method: 'published',
  wished: 'published',
} as const;
const graded = { ...notGraded, reply: exampleReply() };

describe('a result', () => {
  it('is the newest while nothing has changed', () =>
    expect(outdatedBy(graded, choices)).toBeNull());
  it('is an earlier one when the text has changed', () =>
    expect(outdatedBy({ ...graded, isOutdated: true }, choices)).toBe('text'));
  it('is an earlier one when other counts are chosen', () =>
    expect(outdatedBy(graded, { ...choices, requested: 'English2012_2015' })).toBe('choices'));
  it('is an earlier one when another reading is chosen', () =>
    expect(outdatedBy(graded, { ...choices, method: 'refined' })).toBe('choices'));
  it('of a file goes by the reading wished for, as the server sees its language', () => {
    const ofFile = { ...notGraded, reply: exampleReply({ name: 'leaf.txt' }) };
    expect(outdatedBy(ofFile, { ...choices, method: 'refined' })).toBeNull();
  });
  it('says nothing while the choices are not known', () =>
    expect(outdatedBy(graded, null)).toBeNull());
  it('says nothing where there is none', () => expect(outdatedBy(notGraded, choices)).toBeNull());
});
