import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { nextAnalysing, openAnalysing, type Analysing, type AnalysingEvent } from './analysing.ts';
import { exampleReply } from './result/example-reply.ts';

const leaf = new File(['leaf'], 'leaf.txt');
const root = new File(['root'], 'root.docx');
const picture = new File(['?'], 'picture.png');
const gradedText = 'The kinase\nadds a phosphate.';

const write = (beginning: string): AnalysingEvent => ({ kind: 'written', beginning });
const choose = (...files: File[]): AnalysingEvent => ({ kind: 'chosen', files });
const remove: AnalysingEvent = { kind: 'removed' };
const sent: AnalysingEvent = { kind: 'sent' };
const graded: AnalysingEvent = { kind: 'graded', reply: exampleReply() };
const failed: AnalysingEvent = { kind: 'failed', code: 'unreachable', message: '', status: 0 };
const dismissed: AnalysingEvent = { kind: 'dismissed' };

/** The editor tells of its empty text before the screen hears of Clear. */
const clear = (hadText: boolean): AnalysingEvent[] => [
  ...(hadText ? [write('')] : []),
  { kind: 'cleared', hadText },
];

const after = (...events: AnalysingEvent[]) =>
  events.reduce(nextAnalysing, openAnalysing('', null));

const open = (text: string, kept = exampleReply()) => openAnalysing(text, kept).grading;

const expectPossible = ({ file, onlyTaken, isCleared, isEmpty, heard, grading }: Analysing) => {
  if (onlyTaken !== null) expect(file?.name).toBe(onlyTaken);
  if (isCleared) expect(isEmpty).toBe(true);
  if (isEmpty) expect(heard).toBeNull();
  if (!grading.reply) expect(grading.isOutdated).toBe(false);
  expect(grading.failure !== null).toBe(grading.status === 'failed');
  expect(file?.name).not.toBe('picture.png');
};

describe('a file on the analyser', () => {
  it('is what START grades', () => expect(after(choose(leaf)).file).toBe(leaf));
  it('gives way to the next one', () => expect(after(choose(leaf), choose(root)).file).toBe(root));
  it('is gone when it is removed', () => expect(after(choose(leaf), remove).file).toBeNull());
  it('is gone when all is cleared', () =>
    expect(after(choose(leaf), ...clear(false)).file).toBeNull());
  it('can be chosen again after that', () =>
    expect(after(choose(leaf), ...clear(false), choose(leaf)).file).toBe(leaf));
  it('stays when another is refused', () =>
    expect(after(choose(leaf), choose(picture))).toMatchObject({
      file: leaf,
      refused: 'file-type',
    }));
  it('is named when it is the only one taken of several', () =>
    expect(after(choose(leaf, root)).onlyTaken).toBe('leaf.txt'));
  it('is not named any more when it is removed', () =>
    expect(after(choose(leaf, root), remove).onlyTaken).toBeNull());
  it('outdates the result', () =>
    expect(after(write('a'), sent, graded, choose(leaf)).grading.isOutdated).toBe(true));
  it('leaves the text alone', () =>
    expect(after(write('התא'), choose(leaf))).toMatchObject({ heard: 'he', isEmpty: false }));
});

describe('a text on the analyser', () => {
  it('tells its language', () => expect(after(write('התא מתחלק')).heard).toBe('he'));
  it('has none without letters', () => expect(after(write('42')).heard).toBeNull());
  it('can be brought back after Clear', () =>
    expect(after(write('cell'), ...clear(true)).isCleared).toBe(true));
  it('needs no way back when there was none', () =>
    expect(after(...clear(false)).isCleared).toBe(false));
  it('is not offered any more once a file is chosen', () =>
    expect(after(write('cell'), ...clear(true), choose(leaf)).isCleared).toBe(false));
  it('needs no way back once another is written', () =>
    expect(after(write('cell'), ...clear(true), write('leaf'), write('')).isCleared).toBe(false));
  it('takes back what was said of an empty one', () =>
    expect(after({ kind: 'refused', reason: 'nothing' }, write('cell')).refused).toBeNull());
});

describe('the result of the last visit', () => {
  it('is there again', () => expect(open(gradedText).reply?.score).toBe(70));
  it('is that of the text it was given for', () => expect(open(gradedText).isOutdated).toBe(false));
  it('says so when the text is another now', () => expect(open('Another.').isOutdated).toBe(true));
  it('of a file says nothing of the text', () =>
    expect(open('Another.', exampleReply({ name: 'leaf.txt' })).isOutdated).toBe(false));
  it('is not shown as a new one', () => expect(open(gradedText).nth).toBe(0));
  it('gives way to the next', () =>
    expect(
      [sent, graded].reduce(nextAnalysing, openAnalysing('a', exampleReply())).grading,
    ).toMatchObject({ nth: 1, isOutdated: false }));
  it('is gone after Clear', () =>
    expect(
      clear(true).reduce(nextAnalysing, openAnalysing('a', exampleReply())).grading.reply,
    ).toBeNull());
});

describe('in whatever order things are done', () => {
  const step = fc.oneof(
    fc.constantFrom('', 'cell', 'התא', '42', '  ').map((text) => [write(text)]),
    fc.constantFrom([leaf], [root], [leaf, root], [picture], []).map((files) => [choose(...files)]),
    fc.constantFrom<AnalysingEvent[]>(
      [remove],
      [sent],
      [graded],
      [failed],
      [dismissed],
      [{ kind: 'refused', reason: 'nothing' }],
      [{ kind: 'filtered', level: 'rare' }],
      [{ kind: 'taken-as-text' }, write('from a file')],
      clear(true),
      clear(false),
    ),
  );
  const opened = fc.constantFrom(
    openAnalysing('', null),
    openAnalysing(gradedText, exampleReply()),
    openAnalysing('edited since', exampleReply()),
    openAnalysing('', exampleReply({ name: 'leaf.txt' })),
  );

  it('the screen never comes into a state that cannot be', () => {
    fc.assert(
      fc.property(opened, fc.array(step, { maxLength: 20 }), (start, steps) => {
        let state = start;
        for (const event of steps.flat()) {
          const next = nextAnalysing(state, event);
          expectPossible(next);
          expect(next.grading.nth).toBeGreaterThanOrEqual(state.grading.nth);
          state = next;
        }
      }),
    );
  });

  it('Clear leaves nothing behind but the way back', () => {
    fc.assert(
      fc.property(opened, fc.array(step, { maxLength: 20 }), (start, steps) => {
        const { grading, ...rest } = [...steps.flat(), ...clear(true)].reduce(nextAnalysing, start);
        const { grading: _, ...fresh } = openAnalysing('', null);
        expect(rest).toEqual({ ...fresh, isCleared: true });
        expect(grading).toMatchObject({ status: 'idle', reply: null, failure: null });
      }),
    );
  });

  it('an answer to what was cleared or closed never shows', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fc.boolean(), (steps, isClosed) => {
        const end = isClosed ? [dismissed] : clear(true);
        const state = [...steps.flat(), sent, ...end, graded].reduce(
          nextAnalysing,
          openAnalysing('', null),
        );
        expect(state.grading.reply).toBeNull();
      }),
    );
  });

  it('a result is called earlier as soon as the text or the file has changed since it was sent', () => {
    const change = fc.constantFrom(write('new'), choose(root), remove);
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 20 }),
        change,
        fc.boolean(),
        (steps, changed, isOnTheWay) => {
          const rest = isOnTheWay ? [sent, changed, graded] : [sent, graded, changed];
          const state = [...steps.flat(), ...rest].reduce(nextAnalysing, openAnalysing('', null));
          expect(state.grading.isOutdated).toBe(true);
        },
      ),
    );
  });
});
