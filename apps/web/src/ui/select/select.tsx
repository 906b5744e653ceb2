import { Check, ChevronDown } from 'lucide-react';
import {
  Button as AriaButton,
  Label,
  ListBox,
  ListBoxItem,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';

import { Popover } from '../popover/popover.tsx';
import styles from './select.module.css';

export interface Choice {
  readonly id: string;
  readonly name: string;
  /** A second, softer line. */
  readonly note?: string | undefined;
}

/** Chooses one of a list. The label is shown above, or only read out when `isLabelHidden`. */
export function Select({
  label,
  isLabelHidden = false,
  choices,
  value,
  onChange,
}: {
  label: string;
  isLabelHidden?: boolean;
  choices: readonly Choice[];
  value: string | null;
  onChange: (id: string) => void;
}) {
  return (
    <AriaSelect
      className={styles.select ?? ''}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      {...(isLabelHidden && { 'aria-label': label })}
    >
      {!isLabelHidden && <Label className={styles.label ?? ''}>{label}</Label>}
      <AriaButton className={styles.button ?? ''}>
        <SelectValue className={styles.value ?? ''}>
          {({ defaultChildren }) =>
            choices.find((choice) => choice.id === value)?.name ?? defaultChildren
          }
        </SelectValue>
        <ChevronDown aria-hidden="true" />
      </AriaButton>
      <Popover>
        <ListBox className={styles.list ?? ''}>
          {choices.map(({ id, name, note }) => (
            <ListBoxItem key={id} id={id} textValue={name} className={styles.item ?? ''}>
              {({ isSelected }) => (
                <>
                  <span className={styles.name}>
                    {name}
                    {note && <small>{note}</small>}
                  </span>
                  {isSelected && <Check aria-hidden="true" />}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
