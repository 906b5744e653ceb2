import type { Profile, ProfileAnswerName } from '@vernacular/contract';
import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithRetry } from '../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { itemsOf, type Option } from '../../parts/people-fields/people-answers.ts';
import { usePlaces } from '../../parts/people-fields/use-countries-or-languages.ts';
import { profileAnswerNames, profileAnswers } from '../../platform/api/contract.at-build.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { RetryNotice } from '../../ui/notice/retry-notice.tsx';
import { keptDraft } from './profile-draft.ts';
import { useProfile } from './profile-queries.ts';
import styles from './profile-screen.module.css';

const ProfileForm = lazyWithRetry(async () => (await import('./profile-form.tsx')).ProfileForm);

type State = 'read' | 'edited' | 'saved' | 'left';

/** The personal answers of a profile, and the form that changes them. */
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

function ProfileSummary({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation(['people', 'profile']);
  const places = { country: usePlaces('country'), language: usePlaces('language') };
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const option = (value: string) => t(`option.${value as Option}`, { defaultValue: value });
  const shown = (name: ProfileAnswerName, value: string): string => {
    const asked = profileAnswers[name];
    switch (asked.kind) {
      case 'choice':
        return option(value);
      case 'choices':
        return list.format(itemsOf(value).map(option));
      case 'places': {
        const all = places[asked.of];
        return list.format(
          itemsOf(value).map((code) => all.find(({ id }) => id === code)?.name ?? code),
        );
      }
      case 'text':
        return value;
    }
  };
  const lines = [
    ...profileAnswerNames.map((name) => [t(`answer.${name}`), shown(name, profile[name] ?? '')]),
    [t('profile:saving'), t(profile.rejectSaveData ? 'profile:savesNot' : 'profile:saves')],
  ];
  return (
    <dl className={styles.summary}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt className="caption">{name}</dt>
          <dd dir="auto">{value || t('noAnswer')}</dd>
        </div>
      ))}
    </dl>
  );
}
