import { useTranslation } from 'react-i18next';

import { PasswordField } from '../../parts/password-field/password-field.tsx';
import { usePasswordConfirmation } from '../../parts/password-confirmation/use-password-confirmation.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './operator-screen.module.css';

export function Proof({ onProven }: { onProven: () => void }) {
  const { t } = useTranslation('operator');
  const { form, field, isBusy } = usePasswordConfirmation(onProven);
  return (
    <section className={styles.card} aria-labelledby="proof">
      <h2 id="proof">{t('proof.title')}</h2>
      <p>{t('proof.lead')}</p>
      <form {...form} className={styles.form}>
        <PasswordField {...field} />
        <Button type="submit" isPending={isBusy}>
          {t('proof.submit')}
        </Button>
      </form>
    </section>
  );
}
