import { Text } from '@codemirror/state';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  nextScreenState,
  openScreenState,
  type ScreenState,
  type ScreenEvent,
} from './screen-state.ts';
import { exampleReply } from './result/grade-reply-for-tests.ts';
import { noWords } from './words/coloured-words.ts';

const leaf = new File(['leaf'], 'leaf.txt');
const root = new File(['root'], 'root.docx');
const picture = new File(['?'], 'picture.png');
const gradedText = 'The kinase\nadds a phosphate.';

const write = (text: string): ScreenEvent => ({
  kind: 'written',
  text: Text.of(text.split('\n')),
});
const choose = (...files: File[]): ScreenEvent => ({ kind: 'chosen', files });
/** The editor tells of the text right after the screen hears of the file. */
const open = (file: File, text = 'From a file.'): ScreenEvent[] => [
  choose(file),
  { kind: 'opened', file, text },
  write(text),
];
const unopened = (file: File): ScreenEvent => ({
  kind: 'unopened',
  file,
  reason: 'corrupt',
  message: 'Damaged.',
});
const remove: ScreenEvent = { kind: 'removed' };
const sent: ScreenEvent = { kind: 'sent' };
const graded: ScreenEvent = { kind: 'graded', reply: exampleReply() };
const refusedByServer: ScreenEvent = {
  kind: 'failed',
  code: 'empty-file',
  message: '',
  status: 422,
};
const failed: ScreenEvent = { kind: 'failed', code: 'unreachable', message: '', status: 0 };
const dismissed: ScreenEvent = { kind: 'dismissed' };

/** The editor tells of its empty text before the screen hears of Clear. */
const clear = (hadText: boolean): ScreenEvent[] => [
  ...(hadText ? [write('')] : []),
  { kind: 'cleared', hadText },
];

const pointed: ScreenEvent = {
  kind: 'pointed',
  word: { words: noWords, index: 0, text: 'kinase', by: 'jump', term: null },
};
const exchange = { before: 'kinase', after: 'enzyme', at: 0, isUndone: false };
const exchanged: ScreenEvent = { kind: 'exchanged', exchange };

const after = (...events: (ScreenEvent | ScreenEvent[])[]) =>
  events.flat().reduce(nextScreenState, openScreenState('', null));

const reopened = (text: string, kept = exampleReply()) => openScreenState(text, kept);

const expectPossible = (state: ScreenState) => {
  const { text, file, isAsInFile, opening, onlyTaken, undoable, isEmpty, heard } = state;
  const { grading, isAsGraded } = state;
  if (onlyTaken !== null) expect((opening ?? file?.file)?.name).toBe(onlyTaken);
  if (undoable === 'cleared') expect(isEmpty).toBe(true);
  if (undoable === 'replaced') expect(file).not.toBeNull();
  if (isEmpty) expect(heard.language).toBeNull();
  if (heard.isSure) expect(heard.language).not.toBeNull();
  expect(isEmpty).toBe(text.length === 0);
  expect(isAsInFile).toBe(text.toString() === file?.text);
  expect(isAsGraded).toBe(text.toString() === grading.graded?.text);
  expect(grading.failure !== null).toBe(grading.status === 'failed');
  expect(file?.file.name).not.toBe('picture.png');
  expect(opening?.name).not.toBe('picture.png');
};

describe('a file on the analyser', () => {
  it('is open once it is read', () =>
    expect(after(open(leaf))).toMatchObject({ file: { file: leaf }, isAsInFile: true }));
  it('leaves the one before open while it is read', () =>
    expect(after(open(leaf), choose(root))).toMatchObject({
      file: { file: leaf },
      opening: root,
    }));
  it('gives way to the next one', () =>
    expect(after(open(leaf), open(root)).file?.file).toBe(root));
  it('that was called off is not opened', () =>
    expect(after(choose(leaf), choose(root), { kind: 'opened', file: leaf, text: 'a' }).file).toBe(
      null,
    ));
  it('is not as it was once it is changed, and is again when the change is undone', () => {
    expect(after(open(leaf), write('Changed.')).isAsInFile).toBe(false);
    expect(after(open(leaf), write('Changed.'), write('From a file.')).isAsInFile).toBe(true);
  });
  it('is gone when it is removed, and its text can be brought back', () =>
    expect(after(open(leaf), write(''), remove)).toMatchObject({
      file: null,
      undoable: 'cleared',
    }));
  it('leaves what was written in it', () =>
    expect(after(open(leaf), write('Mine.'), remove)).toMatchObject({
      file: null,
      undoable: null,
    }));
  it('is gone when all is cleared', () => expect(after(open(leaf), clear(true)).file).toBeNull());
  it('never comes when all is cleared on its way', () =>
    expect(
      after(choose(leaf), clear(false), { kind: 'opened', file: leaf, text: 'a' }).file,
    ).toBeNull());
  it('can be chosen again after that', () =>
    expect(after(open(leaf), clear(true), open(leaf)).file?.file).toBe(leaf));
  it('stays when another is refused before it is read', () =>
    expect(after(open(leaf), choose(picture))).toMatchObject({
      file: { file: leaf },
      fileTrouble: { file: picture, reason: 'file-type' },
    }));
  it('stays when another cannot be read', () =>
    expect(after(open(leaf), choose(root), unopened(root))).toMatchObject({
      file: { file: leaf },
      opening: null,
      fileTrouble: { file: root, reason: 'corrupt' },
    }));
  it('takes back what was said of the last', () =>
    expect(after(choose(root), unopened(root), choose(leaf)).fileTrouble).toBeNull());
  it('is named when it is the only one taken of several', () =>
    expect(after(choose(leaf, root)).onlyTaken).toBe('leaf.txt'));
  it('is not named any more when it is removed', () =>
    expect(after(choose(leaf, root), remove).onlyTaken).toBeNull());
  it('outdates the result', () =>
    expect(after(write(gradedText), sent, graded, open(leaf)).isAsGraded).toBe(false));
  it('tells its language', () => expect(after(open(leaf, 'התא')).heard.language).toBe('he'));
  it('can be undone when it took the place of a text', () => {
    expect(after(write('cell'), open(leaf)).undoable).toBe('replaced');
    expect(after(open(leaf)).undoable).toBeNull();
    expect(after(write('cell'), open(leaf), write('Changed.')).undoable).toBeNull();
  });
});

describe('a text on the analyser', () => {
  it('tells its language', () =>
    expect(after(write('התא מתחלק')).heard).toEqual({ language: 'he', isSure: false }));
  it('tells it surely once there is enough of it', () =>
    expect(after(write('החוקרים גילו דרך חדשה לרפא.')).heard.isSure).toBe(true));
  it('has none without letters', () => expect(after(write('42')).heard.language).toBeNull());
  it('can be brought back after Clear', () =>
    expect(after(write('cell'), clear(true)).undoable).toBe('cleared'));
  it('comes back with its file and its result', () => {
    const whole = [...open(leaf, gradedText), sent, graded];
    const back = after(whole, clear(true), write(gradedText));
    expect(back).toMatchObject({ file: { file: leaf }, isAsInFile: true, isAsGraded: true });
    expect(back).toMatchObject({ undoable: null, before: null, grading: { isNew: false } });
    expect(after(whole, write(''), remove, write(gradedText)).file?.file).toBe(leaf);
    expect(after(whole, open(root), write(gradedText))).toMatchObject({ file: { file: leaf } });
  });
  it('comes back without what was closed or changed since', () => {
    const whole = [write(gradedText), sent, graded];
    expect(after(whole, write(''), dismissed, write(gradedText)).grading.reply).toBeNull();
    expect(after(whole, clear(true), write('a'), write(gradedText)).grading.reply).toBeNull();
  });
  it('needs no way back when there was none', () =>
    expect(after(clear(false)).undoable).toBeNull());
  it('is not offered any more once a file is open', () =>
    expect(after(write('cell'), clear(true), open(leaf)).undoable).toBeNull());
  it('needs no way back once another is written', () =>
    expect(after(write('cell'), ...clear(true), write('leaf'), write('')).undoable).toBeNull());
  it('takes back what was said of an empty one', () =>
    expect(after({ kind: 'refused', reason: 'nothing' }, write('cell')).refused).toBeNull());
  it('closes the card of a word, which may be gone', () =>
    expect(
      after(
        write('cell'),
        {
          kind: 'pointed',
          word: { words: noWords, index: 0, text: 'cell', by: 'key', term: null },
        },
        write('leaf'),
      ).pointed,
    ).toBeNull());
  it('takes back what the server said of the one before', () =>
    expect(after(write('a'), sent, refusedByServer, write('ab')).grading.failure).toBeNull());
  it('leaves a failure that is not its fault', () =>
    expect(after(write('a'), sent, failed, write('ab')).grading.failure?.code).toBe('unreachable'));
});

describe('the result of the last visit', () => {
  it('is there again', () => expect(reopened(gradedText).grading.reply?.score).toBe(70));
  it('is that of the text it was given for', () =>
    expect(reopened(gradedText).isAsGraded).toBe(true));
  it('says so when the text is another now', () =>
    expect(reopened('Another.').isAsGraded).toBe(false));
  it('is that of the text again when a change is undone', () =>
    expect(
      [write('Another.'), write(gradedText)].reduce(nextScreenState, reopened(gradedText))
        .isAsGraded,
    ).toBe(true));
  it('is not shown as a new one', () => expect(reopened(gradedText).grading.nth).toBe(0));
  it('gives way to the next', () =>
    expect(
      [sent, graded].reduce(nextScreenState, openScreenState('a', exampleReply())).grading,
    ).toMatchObject({ nth: 1 }));
  it('is gone after Clear', () =>
    expect(
      clear(true).reduce(nextScreenState, openScreenState('a', exampleReply())).grading.reply,
    ).toBeNull());
});

describe('in whatever order things are done', () => {
  const step = fc.oneof(
    fc.constantFrom('', 'cell', 'התא', '42', '  ', gradedText).map((text) => [write(text)]),
    fc.constantFrom([leaf], [root], [leaf, root], [picture], []).map((files) => [choose(...files)]),
    fc.constantFrom<ScreenEvent[]>(
      [remove],
      [sent],
      [graded],
      [failed],
      [dismissed],
      [{ kind: 'refused', reason: 'nothing' }],
      [{ kind: 'filtered', level: 'rare' }],
      open(leaf),
      open(root, gradedText),
      [unopened(leaf)],
      [refusedByServer],
      clear(true),
      clear(false),
    ),
  );
  const opened = fc.constantFrom(
    openScreenState('', null),
    openScreenState(gradedText, exampleReply()),
    openScreenState('edited since', exampleReply()),
    openScreenState('', exampleReply({ name: 'leaf.txt' })),
  );

  it('the screen never comes into a state that cannot be', () => {
    fc.assert(
      fc.property(opened, fc.array(step, { maxLength: 20 }), (start, steps) => {
        let state = start;
        for (const event of steps.flat()) {
          const next = nextScreenState(state, event);
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
        const {
          grading,
          before: _before,
          ...rest
        } = [...steps.flat(), ...clear(true)].reduce(nextScreenState, start);
        const { grading: _, before: _none, ...fresh } = openScreenState('', null);
        expect(rest).toEqual({ ...fresh, undoable: 'cleared' });
        expect(grading).toMatchObject({ status: 'idle', reply: null, failure: null });
      }),
    );
  });

  it('an answer to what was cleared or closed never shows', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fc.boolean(), (steps, isClosed) => {
        const end = isClosed ? [dismissed] : clear(true);
        const state = [...steps.flat(), sent, ...end, graded].reduce(
          nextScreenState,
          openScreenState('', null),
        );
        expect(state.grading.reply).toBeNull();
      }),
    );
  });

  it('a result is called earlier as long as the text is another, wherever it changed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fc.boolean(), (steps, isOnTheWay) => {
        const rest = isOnTheWay ? [sent, write('new'), graded] : [write('new'), sent, graded];
        const state = [...steps.flat(), ...rest].reduce(nextScreenState, openScreenState('', null));
        expect(state.isAsGraded).toBe(false);
        expect(nextScreenState(state, write(gradedText)).isAsGraded).toBe(true);
      }),
    );
  });
});

describe('a plainer word that was put into the text', () => {
  it('is told of in the place of the word that is gone', () => {
    const state = after(write('a kinase'), pointed, write('a enzyme'), exchanged);
    expect([state.pointed, state.exchanged]).toEqual([null, exchange]);
  });

  it.each<[string, ScreenEvent]>([
    ['the next change of the text', write('another')],
    ['the next word', pointed],
    ['the card being closed', { kind: 'pointed', word: null }],
  ])('is told of until %s', (_, event) => {
    expect(after(write('a enzyme'), exchanged, event).exchanged).toBeNull();
  });
});
