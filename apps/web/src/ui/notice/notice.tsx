import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './notice.module.css';

const icons = { info: Info, good: CircleCheck, trouble: CircleAlert };

export function Notice({
  kind = 'info',
  children,
  button,
  action,
}: {
  kind?: keyof typeof icons;
  children: ReactNode;
  button?: { readonly name: ReactNode; readonly onPress: () => void } | false;
  /** A link or other element to show instead of `button`. */
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
      {button && (
        <Button look="secondary" onPress={button.onPress}>
          {button.name}
        </Button>
      )}
      {action}
    </div>
  );
}
