import { useQuery } from '@tanstack/react-query';
import { debriefingCall } from '@vernacular/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { callApi } from '../../../platform/api/api.ts';
import { nearestLanguage } from '../../../platform/language/languages.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { StudyFacts } from '../state/use-conversation.ts';
import { StudyReaders } from './reader-link-offer.tsx';
import styles from './study.module.css';

export function Debriefing({
  taking,
  isSaved,
}: {
  taking: NonNullable<StudyFacts['taking']>;
  isSaved: boolean;
}) {
  const { t, i18n } = useTranslation('study');
  const { address, consent, onLeave, onDone } = taking;
  const debriefing = useQuery({
    queryKey: ['study', address, 'debriefing'],
    queryFn: () =>
      callApi(
        debriefingCall.path.replace(':address', encodeURIComponent(address)),
        debriefingCall.reply,
        { body: { consent } },
      ),
  });
  const text = debriefing.data?.text?.[nearestLanguage(i18n.language)];
  const isToForget = isSaved && debriefing.isSuccess;
  useEffect(() => {
    if (!isToForget) return undefined;
    window.addEventListener('pagehide', onLeave);
    return () => window.removeEventListener('pagehide', onLeave);
  }, [isToForget, onLeave]);
  return (
    <section className={styles.sheet}>
      {text !== undefined && (
        <>
          <h2>{t('debriefing')}</h2>
          {text.split(/\n\s*\n/u).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </>
      )}
      {debriefing.data?.readers && (
        <StudyReaders readers={debriefing.data.readers} address={address} consent={consent} />
      )}
      {isToForget && (
        <>
          <p>{t('end.text')}</p>
          <Button look="primary" onPress={onDone}>
            {t('end.done')}
          </Button>
        </>
      )}
    </section>
  );
}
