import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CopyButton } from '../../../parts/copy-button/copy-button.tsx';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './study.module.css';

export function StudyCode({
  code,
  title,
  onBegin,
}: {
  code: string;
  title: string;
  onBegin: () => void;
}) {
  const { t } = useTranslation('study');
  const [hasFailed, setFailed] = useState(false);
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
      {hasFailed && <Notice kind="trouble">{t('copyFailed')}</Notice>}
      <div className={styles.ways}>
        <CopyButton text={code} onFailure={() => setFailed(true)} />
        <Button look="secondary" onPress={download}>
          <Download aria-hidden="true" />
          {t('download')}
        </Button>
        <Button look="primary" onPress={onBegin}>
          {t('begin')}
        </Button>
      </div>
    </div>
  );
}
