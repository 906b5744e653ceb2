import { languageOf, textOfRange, type SpokenText } from './spoken-text.ts';

export interface SelectedText extends SpokenText {
  /** Differs for each selection, so that one is not spoken twice. */
  readonly key: string;
}

const fieldText = (element: Element | null): SelectedText | null => {
  const isField =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.type !== 'password');
  if (!isField) return null;
  const { value, selectionStart, selectionEnd } = element;
  if (selectionStart === null || selectionEnd === null || selectionStart === selectionEnd)
    return null;
  const text = value.slice(selectionStart, selectionEnd);
  const passages = [{ start: 0, text, language: languageOf(element) }];
  return { text, passages, find: () => null, key: `${selectionStart} ${selectionEnd} ${text}` };
};

/** The text selected on the page or in a field, but never in a password field. */
export function selectedText(window: Window): SelectedText | null {
  const field = fieldText(window.document.activeElement);
  if (field) return field;
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const spoken = textOfRange(range);
  const { text } = spoken;
  return text.trim() === ''
    ? null
    : { ...spoken, key: `${range.startOffset} ${range.endOffset} ${text}` };
}

/** What is read without a selection: the main content or body, from the focused element on. */
export function pageRange(document: Document): Range {
  const main = document.querySelector('main, [role="main"]') ?? document.body;
  const range = document.createRange();
  range.selectNodeContents(main);
  const { activeElement } = document;
  if (activeElement && activeElement !== main && main.contains(activeElement))
    range.setStartBefore(activeElement);
  return range;
}
