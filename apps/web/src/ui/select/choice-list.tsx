import { Check } from 'lucide-react';
import { Header, ListBox, ListBoxItem, ListBoxSection, type Key } from 'react-aria-components';

import type { OpenedPopup } from '../popover/lazy-popup.tsx';
import { Popover } from '../popover/popover.tsx';
import styles from './choice-list.module.css';

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

/** The open list of a select. */
export function ChoiceList({
  labelId,
  choices,
  more,
  value,
  onChange,
  opener,
  isOpen,
  focus,
  onOpenChange,
}: OpenedPopup & {
  labelId: string;
  choices: readonly Choice[];
  /** Called by the last item; the list stays open. */
  more: More | null;
  value: string | null;
  onChange: (id: string) => void;
}) {
  const choose = (key: Key | undefined) => {
    if (key === moreId) return more?.onMore();
    if (key !== undefined) onChange(String(key));
    onOpenChange(false);
  };
  return (
    <Popover
      aria-labelledby={labelId}
      trigger="Select"
      triggerRef={opener}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <ListBox
        className={styles.list ?? ''}
        aria-labelledby={labelId}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the ARIA listbox pattern requires it
        autoFocus={focus}
        shouldFocusOnHover
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        escapeKeyBehavior="none"
        // The chosen item, pressed again, leaves the selection empty.
        onSelectionChange={(keys) => choose([...new Set<Key>(keys)][0])}
      >
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
