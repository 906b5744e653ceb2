import { useTranslation } from 'react-i18next';

import { canTryAgain, errorMessage } from '../../platform/api/error-message.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { RetryNotice } from '../../ui/notice/retry-notice.tsx';

export function Trouble({
  failure,
  onRetry,
}: {
  failure: { readonly code: string; readonly message: string; readonly status: number };
  onRetry?: () => void;
}) {
  const { t, i18n } = useTranslation('operator');
  const sentence = errorMessage(i18n.getFixedT(null, 'grading'), i18n.language, failure);
  if (onRetry === undefined || !canTryAgain(failure))
    return <Notice kind="trouble">{sentence}</Notice>;
  return (
    <RetryNotice retry={t('retry')} onRetry={onRetry}>
      {sentence}
    </RetryNotice>
  );
}
