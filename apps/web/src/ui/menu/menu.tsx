import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  type MenuItemProps,
  type MenuProps,
} from 'react-aria-components';

import { Popover } from '../popover/popover.tsx';
import styles from './menu.module.css';

/** A menu that opens from its button; chosen items carry a tick when `selectionMode` is set. */
export function Menu({
  button,
  isOpen,
  onOpenChange,
  children,
  ...rest
}: Omit<MenuProps<object>, 'className' | 'children'> & {
  button: ReactElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {button}
      <Popover align="end">
        <AriaMenu {...rest} className={styles.menu ?? ''}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

/** One line of a menu: an action, a choice, or a link when `href` is given. */
export function MenuItem({
  children,
  ...rest
}: Omit<MenuItemProps, 'className' | 'children'> & { children: ReactNode }) {
  return (
    <AriaMenuItem {...rest} className={styles.item ?? ''}>
      {({ selectionMode, isSelected }) => (
        <>
          {children}
          {selectionMode !== 'none' && (
            <Check className={styles.tick} aria-hidden="true" data-shown={isSelected} />
          )}
        </>
      )}
    </AriaMenuItem>
  );
}
