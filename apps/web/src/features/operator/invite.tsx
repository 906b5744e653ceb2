import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { asFailure } from '../../platform/api/error-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { CheckBox } from '../../ui/field/check-box.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import styles from './operator-screen.module.css';
import { Done, Trouble } from './outcome-notices.tsx';
import { useOperatorAction } from './operator-queries.ts';

export function Invite() {
  const { t } = useTranslation('operator');
  const [email, setEmail] = useState('');
  const [byLetter, setByLetter] = useState(false);
  const { mutate, data, error, isPending, variables } = useOperatorAction();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '' && !isPending) mutate({ act: 'invite', who: email.trim(), byLetter });
  };
  return (
    <section className={styles.section} aria-labelledby="invite">
      <h2 id="invite">{t('invite.title')}</h2>
      <form className={styles.form} noValidate onSubmit={send}>
        <TextField
          label={t('invite.address')}
          type="email"
          name="invited"
          dir="ltr"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <CheckBox isChecked={byLetter} onChange={setByLetter}>
          {t('invite.byLetter')}
        </CheckBox>
        <Button type="submit" isPending={isPending} isDisabled={email.trim() === ''}>
          {t('invite.go')}
        </Button>
      </form>
      {error && <Trouble failure={asFailure(error)} />}
      {data && (
        <Done link={data.link}>
          {data.link === null ? t('person.sent') : t('invite.made', { email: variables.who })}
        </Done>
      )}
    </section>
  );
}
