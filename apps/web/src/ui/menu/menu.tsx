import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps,
  type MenuProps,
} from 'react-aria-components';

import type { OpenedPopup } from '../popover/lazy-popup.tsx';
import { Popover } from '../popover/popover.tsx';
import styles from './menu.module.css';

export function Menu({
  opener,
  isOpen,
  focus,
  onOpenChange,
  children,
  ...rest
}: Omit<MenuProps<object>, 'className' | 'children' | 'autoFocus' | 'onClose'> &
  OpenedPopup & { readonly 'aria-label': string; readonly children: ReactNode }) {
  return (
    <Popover
      align="end"
      trigger="MenuTrigger"
      aria-label={rest['aria-label']}
      triggerRef={opener}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <AriaMenu
        {...rest}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the ARIA menu pattern requires it
        autoFocus={focus}
        onClose={() => onOpenChange(false)}
        className={styles.menu ?? ''}
      >
        {children}
      </AriaMenu>
    </Popover>
  );
}

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
