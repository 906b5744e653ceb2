import type { RoundName } from '@vernacular/analyzer';
import { acceptedFiles } from '@vernacular/documents/readable-files';
import { FileStack } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { takeDropped } from '../../../ui/file-drop/dropped-files.ts';
import { FileButton } from '../../../ui/file-drop/file-button.tsx';
import { FolderButton } from '../../../ui/file-drop/folder-button.tsx';
import { FileErrors } from '../file-errors.tsx';
import { refusal, takeFiles } from '../chosen-files.ts';
import { useGroupSize } from '../use-group-size.ts';
import styles from './compare-view.module.css';

export function Round({
  name,
  files,
  isFixed,
  isAsked,
  onFiles,
  onEmpty,
}: {
  name: RoundName;
  files: readonly File[];
  isFixed: boolean;
  isAsked: boolean;
  onFiles: (files: readonly File[]) => void;
  onEmpty: () => void;
}) {
  const { t } = useTranslation('group-grading');
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const title = useId();
  const size = useGroupSize(files);
  const objection = refusal(files);

  const take = (offered: readonly File[]) => {
    if (isFixed) return;
    const taken = takeFiles(offered);
    setRefused(taken.refused);
    if (taken.files.length > 0) onFiles(taken.files);
  };
  const onClear = () => {
    setRefused([]);
    onEmpty();
  };
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      takeDropped(event.dataTransfer, take);
    },
  };

  return (
    <section className={styles.round} aria-labelledby={title} data-over={isOver} {...drag}>
      <h2 id={title}>{t(`compare.${name}`)}</h2>
      <FileStack aria-hidden="true" />
      <p>{files.length === 0 ? t('compare.limit') : t('size', size)}</p>
      <div className={styles.buttons}>
        <FileButton isMany isDisabled={isFixed} accept={acceptedFiles} onFiles={take}>
          {t(files.length === 0 ? `compare.choose.${name}` : `compare.add.${name}`)}
        </FileButton>
        <FolderButton isDisabled={isFixed} onFiles={take}>
          {t(`compare.folder.${name}`)}
        </FolderButton>
        {files.length > 0 && (
          <Button look="quiet" isDisabled={isFixed} onPress={onClear}>
            {t(`compare.clear.${name}`)}
          </Button>
        )}
      </div>
      <FileErrors
        refused={refused}
        objection={objection === 'no-files' && !isAsked ? null : objection}
        size={size}
      />
    </section>
  );
}
