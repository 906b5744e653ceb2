import { useId, type ReactNode } from 'react';

import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

export function CheckBox({
  children,
  isChecked,
  onChange,
  error,
}: {
  children: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string | undefined;
}) {
  const id = useId();
  return (
    <div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
