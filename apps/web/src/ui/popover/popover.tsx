import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components';

import styles from './popover.module.css';

/** A small sheet beside what opened it. */
export function Popover(props: Omit<PopoverProps, 'className'>) {
  return <AriaPopover offset={6} {...props} className={styles.popover ?? ''} />;
}
