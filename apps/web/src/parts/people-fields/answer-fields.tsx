import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { classNames } from '../../ui/class-names.ts';
import { SelectBox } from '../../ui/field/select-box.tsx';
import type { Option } from './people-answers.ts';
import styles from './people-fields.module.css';

export function ChoiceField({
  label,
  options,
  value,
  isWide = false,
  onChange,
}: {
  label: string;
  options: readonly Option[];
  value: string;
  isWide?: boolean;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('people');
  const id = useId();
  return (
    <div className={classNames(styles.field, isWide && styles.wide)}>
      <label htmlFor={id}>{label}</label>
      <SelectBox id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('noAnswer')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {t(`option.${option}`)}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}

export function ChoicesField({
  label,
  options,
  chosen,
  onChange,
}: {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { t } = useTranslation('people');
  const toggle = (option: string, isChosen: boolean) =>
    onChange(options.filter((each) => (each === option ? isChosen : chosen.includes(each))));
  return (
    <fieldset className={classNames(styles.choices, styles.wide)}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={(event) => toggle(option, event.target.checked)}
          />
          {t(`option.${option}`)}
        </label>
      ))}
    </fieldset>
  );
}

export function WordsField({
  label,
  longest,
  value,
  onChange,
}: {
  label: string;
  longest: number;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={classNames(styles.field, styles.wide)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={styles.words}
        dir="auto"
        rows={3}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
