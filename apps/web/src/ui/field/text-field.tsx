import { useId, type ComponentProps, type ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'className'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly end?: ReactNode;
}

/** A labelled input with a hint and an error. `end` is shown inside the box, at its end. */
export function TextField({ label, hint, error, end, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box} dir={input.dir}>
        <input
          {...input}
          id={id}
          className={classNames(styles.input, end !== undefined && styles.withEnd)}
          aria-invalid={error !== undefined}
          aria-describedby={classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined}
        />
        {end}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="fine">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
