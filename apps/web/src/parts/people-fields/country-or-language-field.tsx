import { ChevronDown, X } from 'lucide-react';
import { Suspense, useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useIdle } from '../../platform/browser/use-idle.ts';
import { lazyWithRetry } from '../lazy-with-retry/lazy-with-retry.tsx';
import styles from './people-fields.module.css';
import { usePlaces } from './use-countries-or-languages.ts';

const PlacesCombobox = lazyWithRetry(
  async () => (await import('./country-or-language-combobox.tsx')).PlacesCombobox,
);

/** A plain text box until it gets the focus or the page is idle; then a combobox, which takes long to load. */
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
  const { t } = useTranslation('people');
  const places = usePlaces(kind);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [hasFocus, setFocus] = useState(false);
  // Deferred: the plain box stays until the combobox has loaded.
  const isTime = useDeferredValue(useIdle() || hasFocus, false);
  const nameOf = (code: string) => places.find((place) => place.id === code)?.name ?? code;
  const chips = value.length > 0 && (
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
  );
  return (
    <Suspense>
      {isTime ? (
        <PlacesCombobox {...{ places, label, hint, chips, value, typed, hasFocus, onChange }} />
      ) : (
        <div className={styles.field}>
          <label htmlFor={id}>{label}</label>
          {chips}
          <div className={styles.box}>
            <input
              id={id}
              // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- there is no list while it is closed
              role="combobox"
              aria-expanded="false"
              aria-describedby={`${id}hint`}
              className={styles.input}
              placeholder={t('search')}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onFocus={() => setFocus(true)}
              onBlur={() => setFocus(false)}
            />
            <button type="button" className={styles.open} aria-label={t('showAll')} tabIndex={-1}>
              <ChevronDown aria-hidden="true" />
            </button>
          </div>
          <span id={`${id}hint`} className="caption">
            {hint}
          </span>
        </div>
      )}
    </Suspense>
  );
}
