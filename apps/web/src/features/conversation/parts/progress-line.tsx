import { endpointsOf, progressOf, readConversationLanguage } from '@vernacular/exercises';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { WireHistory } from '../state/conversation.ts';
import type { ConversationPlace } from '../state/conversation-path.ts';
import styles from './progress-line.module.css';

interface Props {
  readonly place: ConversationPlace;
  readonly history: WireHistory | null;
}

export function ProgressLine({ place, history }: Props) {
  const { t, i18n } = useTranslation('conversation');
  const language = readConversationLanguage(i18n.resolvedLanguage);
  const progress = useMemo(() => {
    const edition =
      endpointsOf(place.exercise).find(({ path }) => path === place.endpoint)?.edition ?? 'full';
    return history && progressOf(place.exercise, { edition, language }, history);
  }, [place, history, language]);
  // Always rendered, so that nothing jumps when the progress appears.
  return (
    <p className={styles.progress} data-print="no" aria-live="polite">
      {progress && (
        <>
          {t('step', { ...progress })}
          <progress aria-hidden="true" value={progress.step} max={progress.of} />
        </>
      )}
    </p>
  );
}
