import type { GradeReply } from '@vernacular/contract';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './result.module.css';

export const resultTitle = 'result-title';

export function ResultHead({
  reply,
  isNew,
  outdatedBy,
  onClose,
}: {
  reply: GradeReply;
  /** A new result takes the focus; one kept from the last visit does not. */
  isNew: boolean;
  outdatedBy: 'text' | 'choices' | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('analyser');
  const { number } = useNumberFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <>
      <header className={styles.head}>
        <h2 id={resultTitle} ref={heading} tabIndex={-1}>
          {reply.name ? t('result.titleNamed', { name: reply.name }) : t('result.title')}
        </h2>
        <Button look="quiet" aria-label={t('result.close')} onPress={onClose}>
          <X aria-hidden="true" />
        </Button>
      </header>
      {outdatedBy && (
        <Notice>
          {t(`result.outdatedBy.${outdatedBy}`)}
          {reply.score !== null && ` ${t('result.then', { score: number(reply.score) })}`}
        </Notice>
      )}
      {reply.notice && <Notice>{reply.notice}</Notice>}
    </>
  );
}
