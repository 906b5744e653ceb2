import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type AriaAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';

/** Where the focus goes when a popup opens. `true` is the chosen item, or the popup itself. */
export type PopupFocus = true | 'first' | 'last';

export interface OpenedPopup {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly focus: PopupFocus;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Options of `lazyWithRetry` for a popup: a failed load is shown beneath the button while the popup is open. */
export const lazyPopup = { floats: true, isWanted: ({ isOpen }: OpenedPopup) => isOpen };

const letter = /^[\p{L}\p{N}]$/u;
const arrows: Readonly<Record<string, PopupFocus>> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * The button of a menu, a list or an explanation that is loaded on hover or focus, because popups weigh more than the
 * page. The button is never replaced, so that no press or focus is lost.
 */
export function LazyPopup({
  kind = 'menu',
  fetchPopup,
  renderPopup,
  onLetter,
  ...button
}: Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> & {
  readonly id?: string;
  readonly kind?: 'menu' | 'listbox' | 'dialog';
  /** Called with a letter or digit that is typed on the button. */
  readonly onLetter?: (letter: string) => void;
  readonly fetchPopup: () => Promise<unknown>;
  readonly renderPopup: (opened: OpenedPopup) => ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ isOpen: boolean; focus: PopupFocus } | null>(null);
  // The error is shown when the popup is opened.
  const fetchAhead = () => void fetchPopup().catch(() => null);
  const open = (focus: PopupFocus) => {
    // Safari does not focus a clicked button, and a closing popup returns the focus to the element that had it.
    opener.current?.focus();
    setOpened({ isOpen: true, focus });
  };
  const isOpen = opened?.isOpen ?? false;
  useEffect(() => {
    if (!isOpen) return undefined;
    // Until the popup has loaded and taken the focus, it receives no key events.
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') setOpened((before) => before && { ...before, isOpen: false });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (letter.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey)
      onLetter?.(event.key);
    const focus = arrows[event.key];
    if (!focus || kind === 'dialog') return;
    event.preventDefault();
    open(focus);
  };
  return (
    <>
      <button
        {...button}
        ref={opener}
        type="button"
        aria-haspopup={kind}
        aria-expanded={isOpen}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onKeyDown={onKeyDown}
        onClick={(event) => open(isByKey(event) ? 'first' : true)}
      />
      {opened && (
        <Suspense>
          {renderPopup({
            opener,
            ...opened,
            onOpenChange: (next) => setOpened({ ...opened, isOpen: next }),
          })}
        </Suspense>
      )}
    </>
  );
}

/** Clicks by key or assistive technology have `detail` 0. */
const isByKey = ({ detail }: MouseEvent) => detail === 0;
