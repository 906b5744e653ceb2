import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CopyButton } from '../../parts/copy-button/copy-button.tsx';
import { canTryAgain, errorMessage, type Failure } from '../../platform/api/error-message.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './operator-screen.module.css';

/** Says why a call failed, with a retry where that can help. */
export function Trouble({ failure, onRetry }: { failure: Failure; onRetry?: () => void }) {
  const { t, i18n } = useTranslation('operator');
  const button = onRetry !== undefined &&
    canTryAgain(failure) && { name: t('retry'), onPress: onRetry };
  return (
    <Notice kind="trouble" button={button}>
      {errorMessage(i18n.getFixedT(null, 'grading'), i18n.language, failure)}
    </Notice>
  );
}

/** Says what an action has done; with the link that it made, if any. */
export const Done = ({ link, children }: { link: string | null; children: ReactNode }) => (
  <>
    <Notice kind="good">{children}</Notice>
    {link && (
      <div className={styles.secret}>
        <code dir="ltr">{link}</code>
        <CopyButton text={link} />
      </div>
    )}
  </>
);
