import { ChevronDown, X } from 'lucide-react';
import { useMemo, useState } from 'react';
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
import { findPlaces } from './find-places.ts';
import { usePlaces, type Place } from './use-places.ts';

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

export function PlacesField({
  kind,
  label,
  hint,
  value,
  onChange,
}: {
  kind: 'country' | 'language';
  label: string;
  hint: string;
  value: readonly string[];
  onChange: (codes: readonly string[]) => void;
}) {
  const { t, i18n } = useTranslation('people');
  const places = usePlaces(kind);
  // A new array at each render would count as a change of the choice and empty the input.
  const chosen = useMemo(() => [...value], [value]);
  const [typed, setTyped] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const found = useMemo(
    () => (showsAll ? places : findPlaces(places, typed, i18n.language)),
    [places, showsAll, typed, i18n.language],
  );
  const nameOf = (code: string) => places.find(({ id }) => id === code)?.name ?? code;
  return (
    <ComboBox
      className={styles.field ?? ''}
      selectionMode="multiple"
      items={found}
      onInputChange={(text) => {
        setTyped(text);
        setShowsAll(false);
      }}
      // The button opens the full list, whatever has been typed.
      onOpenChange={(isOpen, how) => isOpen && setShowsAll(how === 'manual')}
      value={chosen}
      onChange={(codes) => onChange(codes.map(String))}
      allowsEmptyCollection
      menuTrigger="input"
    >
      <Label>{label}</Label>
      {value.length > 0 && (
        <ul className={styles.chips} aria-label={t('chosen', { field: label })}>
          {value.map((code) => (
            <li key={code}>
              {nameOf(code)}
              <button
                type="button"
                aria-label={t('remove', { name: nameOf(code) })}
                onClick={() => onChange(value.filter((other) => other !== code))}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Search />
      <Text slot="description" className="caption">
        {hint}
      </Text>
    </ComboBox>
  );
}
