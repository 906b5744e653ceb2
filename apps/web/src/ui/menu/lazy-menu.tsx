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

/** Where the focus goes in a menu that opens: onto it, or onto its first or last line. */
export type MenuFocus = true | 'first' | 'last';

/** What a menu that was fetched later is told. */
export interface FetchedMenu {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly focus: MenuFocus;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** How a menu that did not arrive is told: beneath its button, while it is wanted. */
export const lazyMenu = { floats: true, isWanted: ({ isOpen }: FetchedMenu) => isOpen };

const arrows: Readonly<Record<string, MenuFocus>> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * The button of a menu that is fetched when somebody is about to use it: menus weigh more than the page they stand on.
 * The button is the same before and after, so that nothing that is pressed or has the focus is ever replaced.
 */
export function LazyMenu({
  menu: Menu,
  fetchMenu,
  label,
  className,
  children,
}: {
  /** A component that suspends until it has arrived, and says if it does not. */
  readonly menu: ComponentType<FetchedMenu>;
  /** Called as soon as the pointer or the focus comes near. */
  readonly fetchMenu: () => Promise<unknown>;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ isOpen: boolean; focus: MenuFocus } | null>(null);
  // What does not arrive ahead is missed when it is wanted.
  const fetchAhead = () => void fetchMenu().catch(() => null);
  const open = (focus: MenuFocus) => {
    // Safari gives no focus to a button that is clicked; the menu hands it back to what had it.
    opener.current?.focus();
    setOpened({ isOpen: true, focus });
  };
  const isOpen = opened?.isOpen ?? false;
  useEffect(() => {
    if (!isOpen) return undefined;
    // Until the menu is there and has taken the focus, it does not hear of keys itself.
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

/** Whether a click comes from a key or an assistive device, and not from a pointer. */
const isByKey = ({ detail }: MouseEvent) => detail === 0;
