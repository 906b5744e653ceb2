import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import styles from './notice.module.css';

const icons = { info: Info, good: CircleCheck, trouble: CircleAlert };

export function Notice({
  kind = 'info',
  children,
  action,
}: {
  kind?: keyof typeof icons;
  children: ReactNode;
  action?: ReactNode;
}) {
  const Icon = icons[kind];
  return (
    <div
      className={classNames(styles.notice, styles[kind])}
      role={kind === 'trouble' ? 'alert' : 'status'}
    >
      <Icon aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
