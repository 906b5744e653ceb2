import { useId, type ReactNode } from 'react';

import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

export function CheckBox({
  children,
  isChecked,
  onChange,
  error,
  required,
}: {
  children: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string | undefined;
  required?: boolean;
}) {
  const id = useId();
  return (
    <div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isChecked}
          required={required}
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
