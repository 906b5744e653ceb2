import { Check, ChevronDown } from 'lucide-react';
import {
  Button as AriaButton,
  Header,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
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
  /** The heading it stands under; choices of one group follow each other. */
  readonly group?: string | undefined;
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
          {groupsOf(choices).map(({ group, members }) =>
            group === undefined ? (
              members.map(itemOf)
            ) : (
              <ListBoxSection key={group}>
                <Header className={styles.heading ?? ''}>{group}</Header>
                {members.map(itemOf)}
              </ListBoxSection>
            ),
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

const itemOf = ({ id, name, note }: Choice) => (
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
);

/** The choices as they come, those of one group together. */
function groupsOf(choices: readonly Choice[]) {
  const groups: { group: string | undefined; members: Choice[] }[] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last && last.group === choice.group) last.members.push(choice);
    else groups.push({ group: choice.group, members: [choice] });
  }
  return groups;
}
