import { exportCall } from '@vernacular/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { send } from '../../platform/api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import styles from './screen.module.css';

/** All my data as a file, another password or address, and the end of the account. */
export function AccountSection({ email }: { email: string }) {
  const { t } = useTranslation('profile');
  return (
    <section className={styles.section} aria-labelledby="account-title">
      <h2 id="account-title">{t('account.title')}</h2>
      <ExportData />
      <ChangePassword />
      <ChangeEmail email={email} />
      <DeleteAccount />
    </section>
  );
}

function ExportData() {
  const { t } = useTranslation('profile');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const onPress = async () => {
    setState('busy');
    try {
      saveFile(await (await send(exportCall.path)).blob(), 'my-data.json');
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.section}>
      <p className={styles.quiet}>{t('account.exportLead')}</p>
      {state === 'failed' && <Notice kind="trouble">{t('account.exportTrouble')}</Notice>}
      <div>
        <Button look="secondary" isPending={state === 'busy'} onPress={() => void onPress()}>
          <Download aria-hidden="true" />
          {t('account.export')}
        </Button>
      </div>
    </div>
  );
}
