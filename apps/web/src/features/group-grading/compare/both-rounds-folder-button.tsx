import { splitBeforeAndAfter, type RoundName } from '@vernacular/analyzer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FolderButton } from '../../../ui/file-drop/folder-button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { takeFiles } from '../chosen-files.ts';

const most = 5;

/**
 * Button for a folder with both rounds. Sorts the files into before and after by their paths, and lists those it cannot
 * sort.
 */
export function BothRounds({
  isFixed,
  onFiles,
}: {
  isFixed: boolean;
  onFiles: (round: RoundName, files: readonly File[]) => void;
}) {
  const { t, i18n } = useTranslation('group-grading');
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const take = (offered: readonly File[]) => {
    const rounds = splitBeforeAndAfter(
      takeFiles(offered).files,
      (file) => file.webkitRelativePath || file.name,
    );
    for (const round of ['before', 'after'] as const)
      if (rounds[round].length > 0) onFiles(round, rounds[round]);
    setUnknown(rounds.unknown.map(({ name }) => name));
  };
  const names = new Intl.ListFormat(i18n.language).format(
    unknown.length > most ? [...unknown.slice(0, most), '…'] : unknown,
  );
  return (
    <>
      <FolderButton isDisabled={isFixed} onFiles={take}>
        {t('compare.folder.both')}
      </FolderButton>
      {unknown.length > 0 && <Notice>{t('compare.roundUnknown', { names })}</Notice>}
    </>
  );
}
