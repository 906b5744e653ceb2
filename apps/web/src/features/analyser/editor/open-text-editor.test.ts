import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { isToLookAt, noWords, noWord, type ColouredWords } from '../words/coloured-words.ts';
import type { OnWord } from './word-selection.ts';
import { openTextEditor, type Writing } from './open-text-editor.ts';

// jsdom has no constructed style sheets.
vi.mock('./csp-safe-root.ts', () => ({ cspSafeRoot: () => document }));

/** “We utilize light.” as it is read: one word to look at. */
const words: ColouredWords = {
  ...noWords,
  length: 3,
  starts: Uint32Array.of(0, 3, 11),
  ends: Uint32Array.of(2, 10, 16),
  levels: Uint8Array.of(0, 1, 0),
  ids: Uint32Array.of(noWord, 0, noWord),
  flagged: [{ word: 'utilize', folded: 'utilize', level: 'mid', repetitions: 1 }],
};

const onWord = vi.fn<OnWord>();
let writing: Writing;
const openWith = (text: string) =>
  openTextEditor(document.body, {
    text,
    setting: { label: 'Text', language: 'en', direction: 'ltr' },
    happenings: { onWord },
  });
beforeEach(() => {
  onWord.mockClear();
  // jsdom lays nothing out.
  vi.spyOn(EditorView.prototype, 'coordsAtPos').mockReturnValue(null);
  writing = openWith('We utilize light');
});
afterEach(() => writing.close());

const pointedAt = () => onWord.mock.calls.map(([word]) => word && [word.text, word.by]);
const underlined = () => document.querySelector('.sentence-long')?.textContent ?? null;
const setCaret = (anchor: number) => {
  const editor = document.querySelector<HTMLElement>('.cm-editor')!;
  EditorView.findFromDOM(editor)!.dispatch({ selection: { anchor } });
};

it('jumps to a word that is known at once', () => {
  writing.paint(words);
  writing.jump(1, isToLookAt);
  expect(pointedAt()).toEqual([['utilize', 'jump']]);
});

it('jumps as soon as the words of the last key are known', () => {
  writing.jump(1, isToLookAt);
  // Other counts are on their way.
  writing.paint(null);
  expect(pointedAt()).toEqual([]);
  writing.paint(words);
  expect(pointedAt()).toEqual([['utilize', 'jump']]);
  writing.paint(words);
  expect(pointedAt()).toHaveLength(1);
});

it('forgets a jump when the writer has gone on', () => {
  writing.jump(1, isToLookAt);
  writing.replace('We utilize light.');
  writing.paint(words);
  expect(pointedAt()).toEqual([]);
});

it('forgets a jump when the caret was set meanwhile', () => {
  writing.jump(1, isToLookAt);
  setCaret(13);
  writing.paint(words);
  expect(pointedAt()).toEqual([]);
});

it('jumps from the caret that was set before, and ends at the jump', () => {
  setCaret(1);
  writing.jump(1, isToLookAt);
  writing.paint(words);
  expect(pointedAt()).toEqual([['utilize', 'jump']]);
});

it('points at a word that is shown, and leaves it with the caret', () => {
  writing.paint(words);
  writing.show(3, 10, true);
  setCaret(5);
  expect(pointedAt()).toEqual([['utilize', 'jump']]);
  setCaret(13);
  expect(pointedAt()).toEqual([['utilize', 'jump'], null]);
});

it('points at no word that the caret passes, nor at a stretch that is only shown', () => {
  writing.paint(words);
  setCaret(5);
  writing.show(0, 16);
  expect(pointedAt()).toEqual([]);
});

it('marks a term of common words, and points at it as a whole', () => {
  writing.paint(words);
  writing.markTerms([{ start: 0, end: 10, isMarked: true }]);
  expect(document.querySelector('.term')?.textContent).toBe('We utilize');
  writing.show(0, 10, true);
  expect(onWord.mock.calls[0]![0]).toMatchObject({
    text: 'We utilize',
    term: { start: 0, end: 10 },
  });
  writing.filter('rare');
  expect(document.querySelector('.term')).toBeNull();
});

it('points at a marked word of a term by itself', () => {
  writing.paint(words);
  writing.markTerms([{ start: 0, end: 10, isMarked: false }]);
  writing.show(3, 10, true);
  expect(onWord.mock.calls[0]![0]).toMatchObject({ text: 'utilize', term: null });
});

it('underlines a long sentence of the text, and none when it is not asked to', () => {
  const sentences = {
    length: 1,
    starts: Uint32Array.of(0),
    ends: Uint32Array.of(16),
    words: Uint32Array.of(31),
    marked: Uint32Array.of(0),
  };
  writing.underline({ sentences, language: 'en' });
  expect(underlined()).toBe('We utilize light');
  writing.underline(null);
  expect(underlined()).toBeNull();
});

it('undoes what was written before its screen was left, but nothing in an empty box', () => {
  writing.exchange({ start: 3, end: 10 }, 'use');
  writing.close();
  writing = openWith('We use light');
  writing.undo();
  expect(writing.text()).toBe('We utilize light');
  writing.replace('');
  writing.close();
  writing = openWith('');
  writing.undo();
  expect(writing.text()).toBe('');
});
