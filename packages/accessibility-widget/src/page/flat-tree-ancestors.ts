/** Parent in the flat tree, that is across shadow roots and slots. */
const parentOf = (element: Element): Element | null => {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot).host : null;
};

/** Yields the ancestors of an element in the flat tree, nearest first. */
export function* elementsAround(element: Element): Generator<Element> {
  for (let around = parentOf(element); around; around = parentOf(around)) yield around;
}
