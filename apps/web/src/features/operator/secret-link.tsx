import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CopyButton } from '../../parts/copy-button/copy-button.tsx';
import styles from './operator-screen.module.css';

export function SecretLink({ link }: { link: string }) {
  const { t } = useTranslation('operator');
  const [isTrouble, setTrouble] = useState(false);
  return (
    <div className={styles.secret}>
      <code dir="ltr">{link}</code>
      <CopyButton text={link} onFailure={() => setTrouble(true)} />
      {isTrouble && <output>{t('invite.copyFailed')}</output>}
    </div>
  );
}
