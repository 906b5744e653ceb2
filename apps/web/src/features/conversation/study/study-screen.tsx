import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';

import { usePageTitle } from '../../../platform/site/page-title.ts';
import { StudyGate } from './study-gate.tsx';
import { addressFacts } from '../state/conversation-path.ts';
import styles from '../conversation-screen.module.css';

/** A study configured by the operator. Its exercise is known only after consent. */
export default function StudyScreen() {
  const { t } = useTranslation('study');
  const { address = '' } = useParams();
  const [search] = useSearchParams();
  const facts = addressFacts(search);
  usePageTitle(t('study'));
  return (
    <div className={styles.screen}>
      <StudyGate
        key={`${address}?${facts.participantName}`}
        address={address}
        facts={facts}
        title={t('study')}
      />
    </div>
  );
}
