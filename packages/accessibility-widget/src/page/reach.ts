import { namespace } from '../settings/settings-store.ts';

/** A part of a page with rules and elements of its own: a document, or an open shadow root. */
export type Part = Document | ShadowRoot;

/** What someone does in each part of a page. */
export interface Visitor {
  /** Called once for each part; what it returns is called when the part goes, or all ends. */
  enter?(part: Part): () => void;
  /** Called for the elements a part has, and for those that come. */
  meet?(elements: readonly Element[], part: Part): void;
}

const own = `${namespace}-root, [data-${namespace}]`;
/** What the widget has put on the page itself. */
export const isOurs = (element: Element): boolean =>
  element.id === `${namespace}-root` || element.matches(own);

/** A frame's document, where it is of the same origin. */
const documentIn = (element: Element): Document | null => {
  if (element.localName !== 'iframe') return null;
  try {
    return (element as HTMLIFrameElement).contentDocument;
  } catch {
    return null; // a sandbox that hides it
  }
};

const rootOf = (part: Part): Element | ShadowRoot | null =>
  'documentElement' in part ? part.documentElement : part;

const within = (node: Node): Element[] =>
  node.nodeType === Node.ELEMENT_NODE
    ? [node as Element, ...(node as Element).querySelectorAll('*')]
    : [];

/**
 * Goes through a document, its open shadow roots and its frames of the same origin, and through all
 * that comes later; returns how to stop. An element that gets its shadow root after it came is seen
 * when its class is defined.
 */
export function reach(document: Document, visitor: Visitor): () => void {
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
  /** A frame keeps its place and changes its document; the old one is gone then. */
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
    // A picture with another file, a frame with another page: a `load` is heard on its way down.
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
