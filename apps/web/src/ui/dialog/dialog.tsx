import { useEffect, useId, useRef, type ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';

/** A modal dialog: the native `dialog` element, which keeps the focus inside and closes on Escape. */
export function Dialog({
  title,
  isOpen,
  isWide = false,
  onClose,
  children,
}: {
  title: string;
  isOpen: boolean;
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={id}
      onClose={onClose}
    >
      {isOpen && (
        <>
          <h2 id={id}>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  );
}

export function DialogActions({
  cancel,
  onCancel,
  children,
}: {
  /** Label of a cancel button before the other buttons; without it there is none. */
  cancel?: string;
  onCancel?: () => void;
  children?: ReactNode;
}) {
  return (
    <div className={styles.actions}>
      {cancel && (
        <Button look="secondary" onPress={() => onCancel?.()}>
          {cancel}
        </Button>
      )}
      {children}
    </div>
  );
}
