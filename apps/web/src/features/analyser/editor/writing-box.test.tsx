import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { EditorView } from '@codemirror/view';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import type { WrittenText } from './written-text.ts';

// jsdom has no constructed style sheets.
vi.mock('./csp-safe-root.ts', () => ({ cspSafeRoot: () => document }));

const words = { read: () => null, subscribe: () => () => {} };
const setting = { label: 'Text', language: 'en', direction: 'ltr' } as const;
const onText = vi.fn<(text: WrittenText, isChange: boolean) => void>();

// The slow part of a first import.
beforeAll(() => import('./open-text-editor.ts'));
beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('scrollTo', () => {});
  // jsdom lays nothing out.
  vi.spyOn(EditorView.prototype, 'coordsAtPos').mockReturnValue(null);
  onText.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A box whose editor has not been loaded before. */
async function open(text = '') {
  vi.resetModules();
  const { WritingBox } = await import('./writing-box.tsx');
  render(<WritingBox initialText={text} {...{ setting, words, onText }} />);
}

const area = () => document.querySelector('textarea');
const box = () => screen.getByRole('textbox', { name: 'Text' });
const hasEditor = () => waitFor(() => expect(area()).toBeNull());
/** Later than all that follows the load of the editor. */
const editorLoaded = async () => {
  await import('./open-text-editor.ts');
  await new Promise((later) => setTimeout(later));
};
const write = (text: string, caret = text.length) => {
  area()!.focus();
  fireEvent.input(area()!, { target: { value: text } });
  area()!.setSelectionRange(caret, caret);
};

it('takes what was written before the editor came, with the caret and the focus', async () => {
  await open();
  write('We utilize light.', 3);
  await hasEditor();
  expect(box().textContent).toBe('We utilize light.');
  expect(box().matches(':focus')).toBe(true);
  expect(EditorView.findFromDOM(box())!.state.selection.main.head).toBe(3);
  expect(onText.mock.calls.map(([text]) => String(text)).at(-1)).toBe('We utilize light.');
});

it('shows a kept text at once, and says so once', async () => {
  await open('Kept.');
  expect(area()?.value).toBe('Kept.');
  await hasEditor();
  expect(box().textContent).toBe('Kept.');
  expect(onText.mock.calls.map(([text, isChange]) => [String(text), isChange])).toEqual([
    ['Kept.', false],
  ]);
});

it('waits for the end of a composition', async () => {
  await open();
  area()!.focus();
  fireEvent.compositionStart(area()!);
  write('光合');
  await editorLoaded();
  expect(area()?.value).toBe('光合');
  fireEvent.compositionEnd(area()!);
  await hasEditor();
  expect(box().textContent).toBe('光合');
});

it('does not take the box away under a pressed pointer', async () => {
  await open('Kept.');
  fireEvent.pointerDown(area()!);
  await editorLoaded();
  expect(area()).not.toBeNull();
  fireEvent.pointerUp(globalThis.window);
  await hasEditor();
});
