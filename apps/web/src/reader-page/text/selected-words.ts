/** The first and last word of what is selected in a text; null for less than two words. */
export function selectedWords(box: HTMLElement | null): readonly [number, number] | null {
  const selection = getSelection();
  if (!box || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!box.contains(range.commonAncestorContainer)) return null;
  const parent = range.commonAncestorContainer;
  const within = parent instanceof Element ? parent : parent.parentElement!;
  const touched = [...within.querySelectorAll<HTMLElement>('[data-word]')].filter((word) => {
    // The boundary of a range may touch a word without taking a letter of it.
    const letters = word.firstChild!;
    const { length } = letters.textContent!;
    return range.comparePoint(letters, length - 1) >= 0 && range.comparePoint(letters, 1) <= 0;
  });
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || first === last) return null;
  return [Number(first.dataset['word']), Number(last!.dataset['word'])];
}
