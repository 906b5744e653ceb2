import { splitBeforeAndAfter, type RoundName } from '@vernacular/analyzer';
import { acceptedFiles } from '@vernacular/documents/readable-files';
import { FileStack } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { takeDropped } from '../../../ui/file-drop/dropped-files.ts';
import { FileButton } from '../../../ui/file-drop/file-button.tsx';
import { FolderButton } from '../../../ui/file-drop/folder-button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { pathOf, takeFiles } from '../chosen-files.ts';
import { FileErrors, useGroupSize } from '../size-and-errors.tsx';
import styles from './compare-view.module.css';
import type { Comparing, ComparingEvent } from './comparison-state.ts';

interface Props {
  readonly name: RoundName;
  readonly comparing: Comparing;
  readonly isAsked: boolean;
  dispatch(event: ComparingEvent): void;
  onEmpty(): void;
}

/** Buttons that choose the files of one round, and their number and size. */
export function Round({ name, comparing, isAsked, dispatch, onEmpty }: Props) {
  const files = comparing[name];
  const isFixed = comparing.status === 'running';
  const { t } = useTranslation('group-grading');
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const title = useId();
  const size = useGroupSize(files);

  const take = (offered: readonly File[]) => {
    if (isFixed) return;
    const taken = takeFiles(offered);
    setRefused(taken.refused);
    if (taken.files.length > 0) dispatch({ kind: 'added', round: name, files: taken.files });
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
      <FileErrors files={files} refused={refused} isAsked={isAsked} />
    </section>
  );
}

/** Most files named that cannot be sorted into a round. */
const mostNamed = 5;

/** A folder with both rounds: sorts its files by their paths, and lists those it cannot sort. */
export function BothRounds({ comparing, dispatch }: Pick<Props, 'comparing' | 'dispatch'>) {
  const { t, i18n } = useTranslation('group-grading');
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const take = (offered: readonly File[]) => {
    const rounds = splitBeforeAndAfter(takeFiles(offered).files, pathOf);
    for (const round of ['before', 'after'] as const)
      if (rounds[round].length > 0) dispatch({ kind: 'added', round, files: rounds[round] });
    setUnknown(rounds.unknown.map(({ name }) => name));
  };
  const names = new Intl.ListFormat(i18n.language).format(
    unknown.length > mostNamed ? [...unknown.slice(0, mostNamed), '…'] : unknown,
  );
  return (
    <>
      <FolderButton isDisabled={comparing.status === 'running'} onFiles={take}>
        {t('compare.folder.both')}
      </FolderButton>
      {unknown.length > 0 && <Notice>{t('compare.roundUnknown', { names })}</Notice>}
    </>
  );
}
