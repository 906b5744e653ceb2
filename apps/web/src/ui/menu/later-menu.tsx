import {
  Suspense,
  useEffect,
  useRef,
  useState,
  useTransition,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Button as AriaButton } from 'react-aria-components';

/** What a menu that was fetched later is told. */
export interface FetchedMenu {
  readonly button: ReactElement;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface Trigger {
  /** A lazy component. */
  readonly menu: ComponentType<FetchedMenu>;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The button of a menu that is fetched when somebody is about to use it: menus weigh more than the page they stand on.
 * `fetchMenu` is called as soon as the pointer or the focus comes near.
 */
export function LaterMenu({
  fetchMenu,
  ...trigger
}: Trigger & { readonly fetchMenu: () => Promise<unknown> }) {
  const [isWanted, setIsWanted] = useState(false);
  const [isComing, startComing] = useTransition();
  // What does not arrive ahead is missed when it is wanted.
  const fetchAhead = () => void fetchMenu().catch(() => null);
  return (
    <Suspense>
      {isWanted ? (
        <Opened {...trigger} />
      ) : (
        <button
          type="button"
          className={trigger.className}
          aria-label={trigger.label}
          aria-haspopup="menu"
          aria-expanded={isComing}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          onClick={() => startComing(() => setIsWanted(true))}
        >
          {trigger.children}
        </button>
      )}
    </Suspense>
  );
}

/** The focus is on the new button before the menu opens, so that closing it leads back there. */
function Opened({ menu: Menu, label, className, children }: Trigger) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    button.current?.focus();
    // oxlint-disable-next-line react/set-state-in-effect -- the menu remembers what had the focus when it opened, so it opens afterwards
    setIsOpen(true);
  }, []);
  return (
    <Menu
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      button={
        <AriaButton ref={button} className={className} aria-label={label}>
          {children}
        </AriaButton>
      }
    />
  );
}
