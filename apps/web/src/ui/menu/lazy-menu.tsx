import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';

/** Where the focus goes when a menu opens. `true` is the menu itself. */
export type MenuFocus = true | 'first' | 'last';

export interface FetchedMenu {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly focus: MenuFocus;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** How a failed load of a menu is shown: beneath its button, while the menu is open. */
export const lazyMenu = { floats: true, isWanted: ({ isOpen }: FetchedMenu) => isOpen };

const arrows: Readonly<Record<string, MenuFocus>> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * The button of a menu that is loaded on hover or focus, because menus weigh more than the page. The button is never
 * replaced, so that no press or focus is lost.
 */
export function LazyMenu({
  menu: Menu,
  fetchMenu,
  label,
  className,
  children,
}: {
  readonly menu: ComponentType<FetchedMenu>;
  readonly fetchMenu: () => Promise<unknown>;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ isOpen: boolean; focus: MenuFocus } | null>(null);
  // The error is shown when the menu is opened.
  const fetchAhead = () => void fetchMenu().catch(() => null);
  const open = (focus: MenuFocus) => {
    // Safari does not focus a clicked button, and a closing menu returns the focus to the element that had it.
    opener.current?.focus();
    setOpened({ isOpen: true, focus });
  };
  const isOpen = opened?.isOpen ?? false;
  useEffect(() => {
    if (!isOpen) return undefined;
    // Until the menu has loaded and taken the focus, it receives no key events.
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') setOpened((before) => before && { ...before, isOpen: false });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const focus = arrows[event.key];
    if (!focus) return;
    event.preventDefault();
    open(focus);
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onKeyDown={onKeyDown}
        onClick={(event) => open(isByKey(event) ? 'first' : true)}
      >
        {children}
      </button>
      {opened && (
        <Suspense>
          <Menu
            opener={opener}
            {...opened}
            onOpenChange={(next) => setOpened({ ...opened, isOpen: next })}
          />
        </Suspense>
      )}
    </>
  );
}

/** Clicks by key or assistive technology have `detail` 0. */
const isByKey = ({ detail }: MouseEvent) => detail === 0;
