import { Paperclip } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { buttonClass, type ButtonLook } from '../button/button-class.ts';
import styles from './file-button.module.css';

/** A button that opens the file dialog. `accept` is that of a file input: `.docx,.txt`. */
export function FileButton({
  children,
  look = 'secondary',
  isMany = false,
  isDisabled = false,
  accept,
  onFiles,
}: {
  children: ReactNode;
  look?: ButtonLook;
  isMany?: boolean;
  isDisabled?: boolean;
  accept: string;
  onFiles: (files: readonly File[]) => void;
}) {
  const id = useId();
  return (
    <span className={styles.field}>
      <label
        htmlFor={id}
        className={classNames(buttonClass(look), styles.label)}
        data-disabled={isDisabled || undefined}
      >
        <Paperclip aria-hidden="true" />
        {children}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMany}
        disabled={isDisabled}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Emptied, so that the same file can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </span>
  );
}
