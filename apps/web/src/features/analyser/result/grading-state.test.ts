import { describe, expect, it } from 'vitest';

import { exampleReply } from './grade-reply-for-tests.ts';
import { nextGrading, notGraded, type GradingEvent } from './grading-state.ts';

const after = (...events: readonly (GradingEvent | readonly GradingEvent[])[]) =>
  events.flat().reduce(nextGrading, notGraded);
const answered: GradingEvent = { kind: 'graded', reply: exampleReply() };
const graded = [{ kind: 'sent' }, answered] as const satisfies readonly GradingEvent[];
const failed: GradingEvent = {
  kind: 'failed',
  code: 'unreachable',
  message: 'The server cannot be reached.',
  status: 0,
};

describe('a grading', () => {
  it('has no result at first', () => expect(notGraded.reply).toBeNull());

  it('has a result once it is graded', () =>
    expect(after(graded)).toMatchObject({
      status: 'idle',
      reply: { score: 70 },
    }));

  it('keeps the last result while another text is graded', () =>
    expect(after(graded, { kind: 'sent' })).toMatchObject({
      status: 'sending',
      reply: { score: 70 },
    }));

  it('keeps the last result when another text cannot be graded', () =>
    expect(after(graded, { kind: 'sent' }, failed)).toMatchObject({
      status: 'failed',
      reply: { score: 70 },
      failure: { code: 'unreachable' },
    }));

  it('forgets a failure when it is sent again', () =>
    expect(after({ kind: 'sent' }, failed, { kind: 'sent' }).failure).toBeNull());

  it('keeps a failure that another text cannot mend', () =>
    expect(after({ kind: 'sent' }, failed, { kind: 'changed' }).failure).not.toBeNull());

  it('forgets what was wrong with a text when the text changes', () => {
    const refused: GradingEvent = { ...failed, code: 'empty-file', status: 422 };
    expect(after({ kind: 'sent' }, refused, { kind: 'changed' })).toMatchObject({
      status: 'idle',
      failure: null,
    });
  });

  it('has no result in a third language, whose code it keeps until the text changes', () => {
    const foreignLanguage = { code: 'de', name: 'German', confidence: 0.99 };
    const reply = { ...exampleReply(), score: null, foreignLanguage };
    const found = [...graded, { kind: 'sent' }, { kind: 'graded', reply }] as const;
    expect(after(found)).toMatchObject({ status: 'idle', reply: null, foreign: 'de' });
    expect(after(found, { kind: 'changed' }).foreign).toBeNull();
  });

  it('is gone when it is dismissed', () =>
    expect(after(graded, { kind: 'dismissed' }).reply).toBeNull());

  it('stays gone when the answer comes after that', () =>
    expect(after({ kind: 'sent' }, { kind: 'dismissed' }, answered).reply).toBeNull());
});
