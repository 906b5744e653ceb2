import { useQuery } from '@tanstack/react-query';
import { sharedCall } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';

import { callApi } from '../../platform/api/api.ts';
import { asFailure, errorMessage } from '../../platform/api/error-message.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { SavedWork } from '../../parts/saved-work/saved-work.tsx';
import { useTaskLabel } from '../../parts/saved-work/use-task-label.ts';
import styles from './shared-view-screen.module.css';

export default function SharedViewScreen() {
  const { t } = useTranslation('saved-work');
  const labelOf = useTaskLabel();
  const { token = '' } = useParams();
  const shared = useQuery({
    queryKey: ['shared', token],
    queryFn: () =>
      callApi(sharedCall.path.replace(':token', encodeURIComponent(token)), sharedCall.reply),
    // Not cached, because the share may be revoked at any moment.
    gcTime: 0,
    retry: false,
    // Fails at once when offline, instead of waiting for a connection.
    networkMode: 'always',
  });
  const title = shared.isSuccess ? t('shared', { type: labelOf(shared.data.taskType) }) : undefined;
  usePageTitle(title);
  return (
    <div className={styles.page}>
      {shared.isPending && <h1 className="soft">{t('loading')}</h1>}
      {shared.isError && <Refused error={shared.error} onRetry={() => void shared.refetch()} />}
      {shared.isSuccess && (
        <>
          <h1>{title}</h1>
          <p className="soft">{t('sharedNote')}</p>
          <SavedWork shown={shared.data.shown} />
        </>
      )}
    </div>
  );
}

const refusals = ['invalid-link', 'revoked-link', 'expired-link'] as const;

function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t, i18n } = useTranslation(['saved-work', 'grading']);
  const failure = asFailure(error);
  const refusal = refusals.find((each) => each === failure.code);
  return (
    <>
      <h1>{t(`link.${refusal ?? 'unreachable'}`)}</h1>
      {failure.status === 429 && (
        <p className="soft">
          {errorMessage(i18n.getFixedT(null, 'grading'), i18n.language, failure)}
        </p>
      )}
      {refusal && <p className="soft">{t('linkAdvice')}</p>}
      <p className="row gap-2" data-print="no">
        {!refusal && <Button onPress={onRetry}>{t('retry')}</Button>}
        <Link to="/" className={buttonClass('secondary')}>
          {t('home')}
        </Link>
      </p>
    </>
  );
}
