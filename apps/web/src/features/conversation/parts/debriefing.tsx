import { useQuery } from '@tanstack/react-query';
import { debriefingCall } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { callApi } from '../../../platform/api.ts';
import { nearestLanguage } from '../../../platform/languages.ts';
import type { StudyFacts } from '../use-conversation.ts';
import styles from './study.module.css';

/** What a study tells whoever has finished; nothing where it says nothing. */
export function Debriefing({ taking }: { taking: NonNullable<StudyFacts['taking']> }) {
  const { t, i18n } = useTranslation('study');
  const { address, consent } = taking;
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
  if (text === undefined) return null;
  return (
    <section className={styles.sheet}>
      <h2>{t('debriefing')}</h2>
      {text.split(/\n\s*\n/u).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
