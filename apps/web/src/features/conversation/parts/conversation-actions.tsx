import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Said } from '../../../parts/message/shown-messages.ts';
import { ShareButton } from '../../../parts/share/share-saved-work-button.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { WordDownload } from '../report/word-document-download.tsx';
import { isSavedTask, type ConversationPlace } from '../state/conversation-path.ts';
import type { Conversation } from '../state/conversation.ts';
import { canGoBack } from '../state/going-back.ts';
import type { StudyFacts } from '../state/use-conversation.ts';
import styles from '../conversation-screen.module.css';

interface Props {
  readonly place: ConversationPlace;
  readonly study: StudyFacts;
  readonly conversation: Conversation;
  readonly said: readonly Said[];
  readonly isOver: boolean;
  onBack(): void;
  onRestart(): void;
}

export function ConversationActions(props: Props) {
  const { place, study, conversation, said, isOver, onBack, onRestart } = props;
  const { t } = useTranslation('conversation');
  const [isAsking, setIsAsking] = useState(false);
  const { history } = conversation;
  const isStudy = study.taking !== null;
  const task = history?.['taskId'];
  const taskId = !isStudy && typeof task === 'string' && isSavedTask(task) ? task : null;
  const isKept = taskId !== null && conversation.unsaved === null;
  /** What is kept elsewhere: `part` was not all saved; `file` is finished and can be downloaded. */
  const keeps = isStudy
    ? 'study'
    : isKept
      ? 'profile'
      : taskId
        ? 'part'
        : isOver
          ? 'file'
          : 'nothing';
  const onClose = () => setIsAsking(false);
  const hasAnswers = conversation.messages.some(({ isStudent }) => isStudent);
  return (
    <div className={styles.actions} data-print="no">
      {!(isOver && isStudy) && <span>{t(isStudy ? 'keptForGood' : 'kept')}</span>}
      {canGoBack(conversation) && (
        <Button look="quiet" onPress={onBack}>
          {t('back')}
        </Button>
      )}
      {history !== null && (isOver || (hasAnswers && !isStudy)) && (
        <WordDownload {...{ place, history, said }} look={isOver ? 'primary' : 'quiet'} />
      )}
      <ShareButton taskType={place.exercise.name} taskId={taskId} />
      {study.taking?.isSole !== true && (
        <Button look="quiet" onPress={() => (isOver && isKept ? onRestart() : setIsAsking(true))}>
          {t('restart')}
        </Button>
      )}
      <Dialog title={t('restartTitle')} isOpen={isAsking} onClose={onClose}>
        <p>{t(`restartText.${keeps}`)}</p>
        <DialogActions cancel={t('stay')} onCancel={onClose}>
          <Button
            look="primary"
            onPress={() => {
              onClose();
              onRestart();
            }}
          >
            {t('beginAgain')}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
