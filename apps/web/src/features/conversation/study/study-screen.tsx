import { exerciseNamed, exerciseNames } from '@vernacular/exercises';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';

import { nearestLanguage } from '../../../platform/language/languages.ts';
import { usePageTitle } from '../../../platform/site/page-title.ts';
import { Chat } from '../chat.tsx';
import { Introduction } from '../parts/introduction.tsx';
import { StudyGate } from './study-gate.tsx';
import { addressFacts } from '../state/conversation-path.ts';
import styles from '../conversation-screen.module.css';

/** A study configured by the operator. Its exercise is known only after consent. */
export default function StudyScreen() {
  const { t, i18n } = useTranslation('study');
  const { address = '' } = useParams();
  const [search] = useSearchParams();
  const endpoint = `/api/${address}`;
  const facts = addressFacts(search);
  usePageTitle(t('study'));
  return (
    <div className={styles.screen}>
      <StudyGate
        key={`${address}?${facts.participantName}`}
        address={address}
        name={facts.participantName}
        title={t('study')}
        endpoint={endpoint}
        renderConversation={(taking, { participantName, exercise, title }) => {
          const found = exerciseNames.find((name) => name === exercise) ?? exerciseNames[0]!;
          const language = nearestLanguage(i18n.language);
          const place = { exercise: exerciseNamed(found), endpoint, isStudy: true };
          const words = place.exercise.introduction[language];
          return (
            <>
              <header>
                <p className={styles.study}>{title?.[language] ?? t('study')}</p>
                <h1>{words.title}</h1>
                <Introduction words={words} />
              </header>
              <Chat place={place} study={{ ...facts, participantName, taking }} />
            </>
          );
        }}
      />
    </div>
  );
}
