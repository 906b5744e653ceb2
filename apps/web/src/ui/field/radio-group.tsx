import { useId } from 'react';

import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

export function RadioGroup<Id extends string>({
  label,
  hint,
  choices,
  value,
  onChange,
  error,
}: {
  label: string;
  hint: string;
  choices: readonly { readonly id: Id; readonly name: string }[];
  value: Id | null;
  onChange: (id: Id) => void;
  error?: string | undefined;
}) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <p id={`${id}-hint`} className="fine">
        {hint}
      </p>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.id} className={styles.tick}>
            <input
              type="radio"
              name={id}
              checked={value === choice.id}
              onChange={() => onChange(choice.id)}
              data-invalid={error !== undefined}
              aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            />
            <span>{choice.name}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
