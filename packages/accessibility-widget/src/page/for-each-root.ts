import { namespace } from '../settings/permitted-storage.ts';

export type Part = Document | ShadowRoot;

/**
 * `enter` is called for each document and shadow root; what it returns is called when that has left the page, or at
 * the end. `meet` gets elements that were found, added, or have loaded another file.
 */
export interface Visitor {
  enter?(part: Part): () => void;
  meet?(elements: readonly Element[], part: Part): void;
}

const own = `${namespace}-root, [data-${namespace}]`;
/** Whether the widget put the element on the page. */
export const isOurs = (element: Element): boolean =>
  element.id === `${namespace}-root` || element.matches(own);

const documentIn = (element: Element): Document | null => {
  if (element.localName !== 'iframe') return null;
  try {
    return (element as HTMLIFrameElement).contentDocument;
  } catch {
    return null;
  }
};

const rootOf = (part: Part): Element | ShadowRoot | null =>
  'documentElement' in part ? part.documentElement : part;

const within = (node: Node): Element[] =>
  node.nodeType === Node.ELEMENT_NODE
    ? [node as Element, ...(node as Element).querySelectorAll('*')]
    : [];

/**
 * Visits a document, its open shadow roots and same-origin frames, and everything added later. A shadow root attached
 * after its element was added is found once the element's class is defined. The returned function ends all visits.
 */
export function forEachRoot(document: Document, visitor: Visitor): () => void {
  const leave = new Map<Part, () => void>();

  const wait = async (element: Element, part: Part) => {
    await customElements.whenDefined(element.localName);
    if (element.isConnected && leave.has(part)) look([element], part);
  };
  const look = (elements: readonly Element[], part: Part) => {
    const theirs = elements.filter((element) => !isOurs(element));
    for (const element of theirs) {
      const inner = element.shadowRoot ?? documentIn(element);
      if (inner) enter(inner);
      else if (element.localName.includes('-') && !element.matches(':defined'))
        void wait(element, part);
    }
    if (theirs.length > 0) visitor.meet?.(theirs, part);
  };
  /** A frame that loads another page stays in place, but its old document is gone. */
  const forget = () => {
    for (const [part, end] of leave) {
      const holder = 'documentElement' in part ? part.defaultView?.frameElement : part.host;
      if (part === document || holder?.isConnected) continue;
      leave.delete(part);
      end();
    }
  };

  function enter(part: Part) {
    const root = rootOf(part);
    if (!root || leave.has(part)) return;
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) look(within(node), part);
      if (changes.some(({ removedNodes }) => removedNodes.length > 0)) forget();
    });
    // A picture with another file, or a frame with another page. `load` does not bubble, so it is captured.
    const onLoad = ({ target }: Event) => {
      if (target && 'nodeType' in target && (target as Node).nodeType === Node.ELEMENT_NODE) {
        forget();
        look([target as Element], part);
      }
    };
    const end = visitor.enter?.(part);
    leave.set(part, () => {
      observer.disconnect();
      part.removeEventListener('load', onLoad, true);
      end?.();
    });
    observer.observe(part, { childList: true, subtree: true });
    part.addEventListener('load', onLoad, true);
    look([...part.querySelectorAll('*')], part);
  }

  enter(document);
  return () => {
    for (const end of leave.values()) end();
    leave.clear();
  };
}
