import { exerciseNamed, exerciseNames } from '@vernacular/exercises';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';

import { nearestLanguage } from '../../../platform/language/languages.ts';
import { usePageTitle } from '../../../platform/site/page-title.ts';
import { Chat } from '../chat.tsx';
import { Introduction } from '../parts/introduction.tsx';
import { StudyGate } from './study-gate.tsx';
import { addressFacts, type ConversationPlace } from '../state/conversation-path.ts';
import styles from '../conversation-screen.module.css';
import type { StudyFacts } from '../state/use-conversation.ts';

/** A study configured by the operator. Its exercise is known only after consent. */
export default function StudyScreen() {
  const { t, i18n } = useTranslation('study');
  const { address = '' } = useParams();
  const [search] = useSearchParams();
  const facts = addressFacts(search);
  usePageTitle(t('study'));
  return (
    <div className={styles.screen}>
      <StudyGate
        key={`${address}?${facts.participantName}`}
        address={address}
        name={facts.participantName}
        title={t('study')}
        endpoint={`/api/${address}`}
        renderConversation={(taking, { participantName, exercise, title }) => (
          <Conversation
            address={address}
            exercise={exercise}
            title={title?.[nearestLanguage(i18n.language)] ?? t('study')}
            study={{ ...facts, participantName, taking }}
          />
        )}
      />
    </div>
  );
}

function Conversation({
  address,
  exercise,
  title,
  study,
}: {
  address: string;
  exercise: string;
  title: string;
  study: StudyFacts;
}) {
  const { i18n } = useTranslation();
  const found = exerciseNamed(exerciseNames.find((name) => name === exercise) ?? exerciseNames[0]!);
  const words = found.introduction[nearestLanguage(i18n.language)];
  const place: ConversationPlace = {
    exercise: found,
    endpoint: `/api/${address}`,
    isStudy: true,
  };
  return (
    <>
      <header>
        <p className={styles.study}>{title}</p>
        <h1>{words.title}</h1>
        <Introduction words={words} />
      </header>
      <Chat place={place} study={study} />
    </>
  );
}
