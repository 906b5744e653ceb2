import { FileText, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { formatFileSize } from '../../../platform/language/format-file-size.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { OpenFile } from '../screen-state.ts';
import styles from './file-chip.module.css';

export function FileChip({
  file: { file, isWholePage },
  isAsInFile,
  onRemove,
}: {
  file: OpenFile;
  isAsInFile: boolean;
  onRemove: () => void;
}) {
  const { t, i18n } = useTranslation('analyser');
  const asIs = isWholePage ? 'file.wholePage' : 'file.asIs';
  const chip = useRef<HTMLDivElement>(null);
  // The file may have been dropped while the result further down was being read.
  useEffect(() => {
    chip.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={styles.chip} ref={chip}>
      <FileText aria-hidden="true" />
      <p>
        <bdi className={styles.name}>{file.name}</bdi>{' '}
        <small>{formatFileSize(file.size, i18n.language)}</small>
        <br />
        <small>{t(isAsInFile ? asIs : 'file.changed')}</small>
      </p>
      <Button
        icon={X}
        look="quiet"
        aria-label={t('file.remove', { name: file.name })}
        onPress={onRemove}
      />
    </div>
  );
}
