import { useId } from 'react';
import {
  Popover as AriaPopover,
  PopoverContext,
  useSlottedContext,
  type PopoverProps,
} from 'react-aria-components';

import styles from './popover.module.css';

export function Popover({
  align = 'start',
  ...props
}: Omit<PopoverProps, 'className' | 'placement' | 'ref' | 'style'> & { align?: 'start' | 'end' }) {
  const anchor = `--sheet-${useId().replaceAll(/\W/g, '')}`;
  const context = useSlottedContext(PopoverContext);
  const opener = props.triggerRef ?? context?.triggerRef;
  return (
    <AriaPopover
      offset={6}
      {...props}
      // The anchor name is never removed: WebKit 26 freezes when the anchor of a closing popover disappears.
      ref={() => {
        (opener?.current as HTMLElement | null)?.style.setProperty('anchor-name', anchor);
      }}
      style={{ positionAnchor: anchor }}
      placement={`bottom ${align}`}
      data-end={align === 'end' || undefined}
      className={styles.popover ?? ''}
    />
  );
}
