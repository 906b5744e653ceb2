import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { errorMessage } from '../../../platform/api/error-message.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { FileTrouble as Trouble } from '../screen-state.ts';

const codes = {
  'file-type': 'unsupported-file',
  'unsupported-type': 'unsupported-file',
  'file-size': 'file-too-large',
  'not-what-its-name-says': 'mislabelled-file',
  encrypted: 'encrypted-file',
  corrupt: 'corrupt-file',
  'too-large-inside': 'oversized-content',
  empty: 'empty-file',
  'took-too-long': 'slow-file',
  stopped: 'unreadable-file',
} as const satisfies Record<Trouble['reason'], string>;

/** Why a file could not be opened. Only `stopped` offers a retry. */
export function FileTrouble({
  trouble: { file, reason, message },
  onOpen,
}: {
  trouble: Trouble;
  onOpen: (files: readonly File[]) => void;
}) {
  const { t, i18n } = useTranslation('grading');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const code = codes[reason];
  const isTold = message !== '' && reason !== 'stopped';
  const sentence = isTold ? errorMessage(t, i18n.language, { code, message }) : t(`codes.${code}`);
  return (
    <div ref={place}>
      <Notice
        kind="trouble"
        button={reason === 'stopped' && { name: t('retry'), onPress: () => onOpen([file]) }}
      >
        <bdi>{file.name}</bdi>: {sentence}
      </Notice>
    </div>
  );
}
