import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components';

import styles from './popover.module.css';

/** A sheet under what opened it, beginning where that begins, or ending where it ends. */
export function Popover({
  align = 'start',
  ...props
}: Omit<PopoverProps, 'className' | 'placement'> & { align?: 'start' | 'end' }) {
  return (
    <AriaPopover
      offset={6}
      {...props}
      placement={`bottom ${align}`}
      data-end={align === 'end' || undefined}
      className={styles.popover ?? ''}
    />
  );
}
