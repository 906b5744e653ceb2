import type { Stretch } from './sentence-and-word-ranges.ts';

/**
 * Converts a DOM position to an offset in the text, using the `data-at` offsets of its pieces; null outside the text.
 */
function placeOf(text: HTMLElement, node: Node, offset: number): number | null {
  if (!text.contains(node)) return null;
  if (node instanceof Text && node.parentElement?.dataset['at'] !== undefined)
    return Number(node.parentElement.dataset['at']) + offset;
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEnd(node, offset);
  const pieces = [...text.querySelectorAll<HTMLElement>('[data-at]')];
  const last = pieces.findLast((piece) => before.comparePoint(piece, 0) <= 0);
  return last ? Number(last.dataset['at']) + (last.textContent ?? '').length : 0;
}

export function selectedStretch(text: HTMLElement): Stretch | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const start = placeOf(text, startContainer, startOffset);
  const end = placeOf(text, endContainer, endOffset);
  return start !== null && end !== null && start < end ? { start, end } : null;
}
