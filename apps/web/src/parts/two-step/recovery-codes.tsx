import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { saveFile } from '../../platform/browser/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Panel } from './step-panel.tsx';
import styles from './two-step.module.css';

/** Recovery codes are shown only once, so they can be copied, downloaded and printed. */
export function RecoveryCodes({
  codes,
  email,
  onDone,
}: {
  codes: readonly string[];
  email: string;
  onDone: () => void;
}) {
  const { t, i18n } = useTranslation('profile');
  const [now] = useState(() => new Date());
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(now);
  const title = t('twoStep.sheetTitle', { email, date });
  const download = () => {
    const lines = [title, t('twoStep.sheetLead'), '', ...codes, ''];
    // Editors on every system read CRLF, and the byte order mark tells them that the text is UTF-8.
    const text = new Blob([`\u{FEFF}${lines.join('\r\n')}`], { type: 'text/plain;charset=utf-8' });
    saveFile(text, 'vernacular-recovery-codes.txt');
  };
  return (
    <Panel title={t('twoStep.codesTitle')}>
      <p>{t('twoStep.codesLead')}</p>
      <div className={styles.sheet}>
        <p className={styles.onPaper}>{title}</p>
        <ul className={styles.codes} dir="ltr" aria-label={t('twoStep.codesTitle')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <p className={styles.onPaper}>{t('twoStep.sheetLead')}</p>
      </div>
      <div className="row gap-3">
        <CopyButton text={codes.join('\n')} />
        <Button icon={Download} look="secondary" onPress={download}>
          {t('twoStep.download')}
        </Button>
        <Button icon={Printer} look="secondary" onPress={() => print()}>
          {t('twoStep.print')}
        </Button>
      </div>
      <div>
        <Button onPress={onDone}>{t('twoStep.kept')}</Button>
      </div>
    </Panel>
  );
}
