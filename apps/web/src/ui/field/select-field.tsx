import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps } from 'react';

import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export function SelectField({
  label,
  choices,
  value,
  className,
  onChange,
}: {
  label: string;
  choices: readonly { readonly id: string; readonly name: string }[];
  value: string;
  className?: string | undefined;
  onChange: (id: string) => void;
}) {
  const id = useId();
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <NativeSelect id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** The browser's own select. Needs a label or an `aria-label`. */
export const NativeSelect = (select: Omit<ComponentProps<'select'>, 'className'>) => (
  <div className={styles.select}>
    <select {...select} />
    <ChevronDown aria-hidden="true" />
  </div>
);
