import type { exportCall } from '@vernacular/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { send } from '../../../platform/api/api.ts';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../profile-screen.module.css';

/** The schema of the file, which is saved as it comes, would weigh on every profile. */
const exportPath: (typeof exportCall)['path'] = '/api/profile/export';

export function ExportData() {
  const { t } = useTranslation('profile');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const onPress = async () => {
    setState('busy');
    try {
      saveFile(await (await send(exportPath)).blob(), 'vernacular-my-data.json');
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
