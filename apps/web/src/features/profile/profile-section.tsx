import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithRetry } from '../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { RetryNotice } from '../../ui/notice/retry-notice.tsx';
import { keptDraft } from './kept-draft.ts';
import { ProfileSummary } from './profile-summary.tsx';
import { useProfile } from './use-profile.ts';

const ProfileForm = lazyWithRetry(async () => (await import('./profile-form.tsx')).ProfileForm);

type State = 'read' | 'edited' | 'saved' | 'left';

export function ProfileSection({ userId }: { userId: string }) {
  const { t } = useTranslation('profile');
  const profile = useProfile(userId);
  const [state, setState] = useState<State>(keptDraft(userId) ? 'edited' : 'read');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === 'saved' || state === 'left') heading.current?.focus();
  }, [state]);
  return (
    <section className="stack gap-4" aria-labelledby="about-title">
      <h2 id="about-title" ref={heading} tabIndex={-1}>
        {t('about')}
      </h2>
      {profile.isPending && <output>{t('loading')}</output>}
      {profile.isError && (
        <RetryNotice retry={t('retry')} onRetry={() => void profile.refetch()}>
          {t('loadTrouble')}
        </RetryNotice>
      )}
      {profile.data === null && <p>{t('none')}</p>}
      <Suspense fallback={<output>{t('loading')}</output>}>
        {profile.data &&
          (state === 'edited' ? (
            <ProfileForm userId={userId} profile={profile.data} onDone={setState} />
          ) : (
            <>
              {state === 'saved' && <Notice kind="good">{t('saved')}</Notice>}
              <ProfileSummary profile={profile.data} />
              <div>
                {/* The summary stays until the form has come. */}
                <Button look="secondary" onPress={() => startTransition(() => setState('edited'))}>
                  {t('edit')}
                </Button>
              </div>
            </>
          ))}
      </Suspense>
    </section>
  );
}
