import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { classNames } from '../class-names.ts';
import styles from './native-select.module.css';

/** The browser's own select. Needs a label or an `aria-label`. */
export function NativeSelect({ className, ...select }: ComponentProps<'select'>) {
  return (
    <div className={classNames(styles.box, className)}>
      <select {...select} />
      <ChevronDown aria-hidden="true" />
    </div>
  );
}
