const attribute = 'data-original-font-size';
const property = '--accessibilik-original-font-size';
const scaling = '--accessibilik-font-size';
const marked = `[${attribute}]`;
const skipped = /^(?:script|style|noscript|title|iframe)$/iu;
const fields = /^(?:input|textarea|select)$/iu;

/** Whether an element has text of its own, or is a field. */
export const showsText = ({ tagName, childNodes }: Element): boolean =>
  fields.test(tagName) ||
  (!skipped.test(tagName) &&
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()));

/** The marks of elements and of what is around them, outermost included: all whose scaling they feel. */
function marksAround(elements: readonly Element[]): Map<Element, string | null> {
  const marks = new Map<Element, string | null>();
  for (const element of elements) {
    let around = element.closest(marked);
    while (around && !marks.has(around)) {
      marks.set(around, around.getAttribute(attribute));
      around = around.parentElement?.closest(marked) ?? null;
    }
  }
  return marks;
}

/**
 * Marks each element with the font size it has without scaling, in pixels. Scaling is off meanwhile,
 * as sizes in `em` would otherwise grow with each measurement – but only around these elements: off
 * for the whole page would let the browser work the whole page out anew, twice. All is read before
 * anything is written.
 */
export function markOriginalSizes(
  { documentElement }: Document,
  elements: readonly Element[],
): void {
  const isScaled = getComputedStyle(documentElement).getPropertyValue(scaling) !== '';
  const marks = isScaled ? marksAround(elements) : new Map<Element, string | null>();
  for (const element of marks.keys()) element.removeAttribute(attribute);
  for (const element of elements) {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size > 0) marks.set(element, String(size));
  }
  for (const [element, size] of marks) {
    if (!('offsetWidth' in element) || element.getAttribute(attribute) === size) continue;
    element.setAttribute(attribute, size ?? '');
    (element as HTMLElement).style.setProperty(property, `${size}px`);
  }
}

/** Takes all marks off a document. */
export function unmark(document: Document): void {
  for (const element of document.querySelectorAll<HTMLElement>(marked)) {
    element.removeAttribute(attribute);
    element.style.removeProperty(property);
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }
}
