import { Check, ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
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
  readonly note?: string | undefined;
  /** Heading of the group; choices of one group must be adjacent. */
  readonly group?: string | undefined;
}

export interface More {
  readonly name: string;
  readonly onMore: () => void;
}

const moreId = 'more';

export function Select({
  label,
  choices,
  more = null,
  value,
  shown,
  isBare = false,
  onChange,
}: {
  label: string;
  choices: readonly Choice[];
  more?: More | null;
  value: string | null;
  /** Text of the closed button; by default the name of the chosen one. */
  shown?: string | undefined;
  /** Hides the label; screen readers still read it. */
  isBare?: boolean;
  onChange: (id: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const isUnfolding = useRef(false);
  return (
    <AriaSelect
      className={styles.select ?? ''}
      value={value}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (isUnfolding.current) isUnfolding.current = false;
        else setOpen(next);
      }}
      onChange={(key) => {
        if (key === moreId) {
          isUnfolding.current = true;
          more?.onMore();
        } else if (key !== null) onChange(String(key));
      }}
    >
      <Label className={isBare ? 'unseen' : 'caption'}>{label}</Label>
      <AriaButton className={styles.button ?? ''}>
        <SelectValue className={styles.value ?? ''}>
          {({ defaultChildren }) =>
            shown ?? choices.find((choice) => choice.id === value)?.name ?? defaultChildren
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
          {more && itemOf({ ...more, id: moreId })}
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

function groupsOf(choices: readonly Choice[]) {
  const groups: { group: string | undefined; members: Choice[] }[] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last && last.group === choice.group) last.members.push(choice);
    else groups.push({ group: choice.group, members: [choice] });
  }
  return groups;
}
