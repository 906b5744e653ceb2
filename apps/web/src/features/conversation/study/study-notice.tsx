import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { Notice } from '../../../ui/notice/notice.tsx';
import { nearestLanguage } from '../../../platform/language/languages.ts';
import type { StudyFacts } from '../state/use-conversation.ts';
import styles from './study.module.css';

export function StudyNotice({ study: { participantName, taking } }: { study: StudyFacts }) {
  const { t, i18n } = useTranslation(['conversation', 'study']);
  const contact = taking?.contact?.[nearestLanguage(i18n.language)];
  return (
    <div className={styles.notice}>
      <Notice>
        <p>{participantName ? t('studyNamed', { name: participantName }) : t('study')}</p>
        {contact !== undefined && <p>{t('study:contact', { contact })}</p>}
        <p>
          <Link to="/withdraw">{t('study:withdraw.title')}</Link>
        </p>
      </Notice>
    </div>
  );
}
