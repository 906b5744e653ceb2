import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { TextField, type TextFieldProps } from '../../ui/field/text-field.tsx';
import styles from './password-field.module.css';

export function PasswordField(props: Omit<TextFieldProps, 'end' | 'type'>) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      dir="ltr"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.end}
          aria-pressed={isShown}
          aria-label={t('showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden="true" />
        </button>
      }
    />
  );
}
