import { namespace } from '../settings/permitted-storage.ts';

const above = ':popover-open, :modal';
const isAbove = (node: Node | EventTarget | null): node is HTMLElement => {
  try {
    return node !== null && 'matches' in node && (node as Element).matches(above);
  } catch {
    return false; // a browser without popovers: the selector is invalid, and there is no top layer to reach
  }
};

/**
 * Keeps the widget above the page's own dialogs and popovers: it is shown again as a popover whenever one opens, and
 * moved into a modal dialog, because everything outside that is out of reach. When the last has closed, it returns to
 * the root element.
 */
export function stayOnTop(holder: HTMLElement): () => void {
  const { documentElement: root } = document;
  const opened = new Set<HTMLElement>();

  const place = (parent: Element) => {
    if (holder.parentElement === parent) return;
    if (holder.matches(':popover-open')) holder.hidePopover();
    parent.append(holder);
  };
  const presence = new MutationObserver(() => {
    if ([holder, ...opened].some((one) => !one.isConnected)) settle();
  });
  const settle = () => {
    for (const one of opened) if (!one.isConnected || !isAbove(one)) opened.delete(one);
    const isRaised = opened.size > 0;
    // A dialog may leave the page with the widget in it, and no event reports that.
    presence.disconnect();
    if (isRaised) presence.observe(root, { childList: true, subtree: true });
    root.classList.toggle(`${namespace}-raised`, isRaised);
    const modal = [...opened].findLast((one) => one.matches(':modal'));
    place(modal ?? root);
    if (!isRaised) {
      holder.removeAttribute('popover');
      return;
    }
    holder.popover = 'manual';
    if (holder.matches(':popover-open')) holder.hidePopover();
    holder.showPopover();
  };
  const note = (node: Node | EventTarget | null) => {
    if (node === holder || !(node instanceof HTMLElement)) return;
    const was = opened.delete(node);
    if (isAbove(node)) opened.add(node);
    else if (!was) return;
    settle();
  };
  const onToggle = ({ target }: Event) => note(target);
  // In older browsers, only the attribute tells that a dialog opened.
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) note(target);
  });
  observer.observe(root, { subtree: true, attributeFilter: ['open'] });
  document.addEventListener('toggle', onToggle, true);
  if ('showPopover' in holder)
    for (const one of document.querySelectorAll('dialog[open], [popover]')) note(one);
  return () => {
    observer.disconnect();
    presence.disconnect();
    document.removeEventListener('toggle', onToggle, true);
    opened.clear();
    if (holder.isConnected) settle();
  };
}
