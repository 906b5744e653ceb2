import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { classNames } from '../../ui/class-names.ts';
import { CheckBox } from '../../ui/field/check-box.tsx';
import type { Option } from './people-answers.ts';
import styles from './people-fields.module.css';

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
        <CheckBox
          key={option}
          isChecked={chosen.includes(option)}
          onChange={(isChosen) => toggle(option, isChosen)}
        >
          {t(`option.${option}`)}
        </CheckBox>
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
        className={classNames('input', styles.words)}
        dir="auto"
        rows={3}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
