import { describe, expect, it } from 'vitest';

import { exampleReply } from './grade-reply-for-tests.ts';
import { outdatedBy } from './outdated-by.ts';

const news = 'English2021_2024';
const choices = { requested: news, answering: news, method: 'published' } as const;
const reply = exampleReply();

describe('a result', () => {
  it('is the newest while nothing has changed', () =>
    expect(outdatedBy(reply, true, choices)).toBeNull());
  it('is an earlier one when the text has changed', () =>
    expect(outdatedBy(reply, false, choices)).toBe('text'));
  it('is an earlier one when other counts are chosen', () =>
    expect(outdatedBy(reply, true, { ...choices, requested: 'English2012_2015' })).toBe('choices'));
  it('is an earlier one when another reading is chosen', () =>
    expect(outdatedBy(reply, true, { ...choices, method: 'refined' })).toBe('choices'));
  it('is the newest when none was asked for and the server chose the one that answers now', () => {
    const unasked = { ...reply, dictionary: { ...reply.dictionary, requested: null } };
    expect(outdatedBy(unasked, true, { ...choices, requested: 'English2025' })).toBeNull();
    expect(outdatedBy(unasked, true, { ...choices, answering: 'EnglishGeneral' })).toBe('choices');
  });
  it('says nothing while the choices are not known', () =>
    expect(outdatedBy(reply, true, null)).toBeNull());
  it('says nothing where there is none', () => expect(outdatedBy(null, false, choices)).toBeNull());
});
