import { ChevronDown } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import {
  Button as AriaButton,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Text,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';

import { Popover } from '../../ui/popover/popover.tsx';
import styles from './people-fields.module.css';
import { findPlaces } from './search-countries-or-languages.ts';
import type { Place } from './use-countries-or-languages.ts';

function Search() {
  const { t } = useTranslation('people');
  return (
    <>
      <div className={styles.box}>
        <Input className={styles.input ?? ''} placeholder={t('search')} />
        <AriaButton className={styles.open ?? ''} aria-label={t('showAll')}>
          <ChevronDown aria-hidden="true" />
        </AriaButton>
      </div>
      <Popover>
        <ListBox<Place>
          className={styles.list ?? ''}
          renderEmptyState={() => <p className={styles.empty}>{t('nothingFound')}</p>}
        >
          {({ id, name }) => (
            <ListBoxItem id={id} textValue={name} className={styles.item ?? ''}>
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </>
  );
}

/** A combobox for several countries or languages. `chips` shows those already chosen. */
export function PlacesCombobox({
  places,
  label,
  hint,
  chips,
  value,
  typed: before,
  hasFocus,
  onChange,
}: {
  places: readonly Place[];
  label: string;
  hint: string;
  chips: ReactNode;
  value: readonly string[];
  /** What was typed into the plain box that this one replaces, and whether that had the focus. */
  typed: string;
  hasFocus: boolean;
  onChange: (codes: readonly string[]) => void;
}) {
  const { i18n } = useTranslation();
  // A new array at each render would count as a change of the choice and empty the input.
  const chosen = useMemo(() => [...value], [value]);
  const [typed, setTyped] = useState(before);
  const [first] = useState({ typed: before, hasFocus });
  const [showsAll, setShowsAll] = useState(false);
  const found = useMemo(
    () => (showsAll ? places : findPlaces(places, typed, i18n.language)),
    [places, showsAll, typed, i18n.language],
  );
  return (
    <ComboBox
      className={styles.field ?? ''}
      selectionMode="multiple"
      items={found}
      defaultInputValue={first.typed}
      onInputChange={(text) => {
        setTyped(text);
        setShowsAll(false);
      }}
      // The button opens the full list, whatever has been typed.
      onOpenChange={(isOpen, how) => isOpen && setShowsAll(how === 'manual')}
      value={chosen}
      onChange={(codes) => onChange(codes.map(String))}
      allowsEmptyCollection
      menuTrigger={first.typed === '' ? 'input' : 'focus'}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the box that it replaces had the focus
      autoFocus={first.hasFocus}
    >
      <Label>{label}</Label>
      {chips}
      <Search />
      <Text slot="description" className="caption">
        {hint}
      </Text>
    </ComboBox>
  );
}
