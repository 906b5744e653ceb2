import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { CopyButton } from '../../../parts/copy-button/copy-button.tsx';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './study.module.css';

export function WithdrawalCode({
  code,
  title,
  onBegin,
}: {
  code: string;
  title: string;
  onBegin: () => void;
}) {
  const { t } = useTranslation('study');
  const download = () => {
    const text = t('file', { code, address: `${location.origin}/withdraw` });
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), t('fileName'));
  };
  return (
    <div className={styles.sheet}>
      <h1>{title}</h1>
      <h2>{t('codeTitle')}</h2>
      <p>{t('codeText')}</p>
      <p className={styles.code}>
        <code dir="ltr">{code}</code>
      </p>
      <div className="row gap-3">
        <CopyButton text={code} />
        <Button icon={Download} look="secondary" onPress={download}>
          {t('download')}
        </Button>
        <Button look="primary" onPress={onBegin}>
          {t('begin')}
        </Button>
      </div>
    </div>
  );
}
