import { isFinished } from '@vernacular/exercises';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ShareButton } from '../../ui/share/share-button.tsx';
import { isTyping, openQuestion } from './conversation.ts';
import { Bubble } from './parts/bubble.tsx';
import { Composer } from './parts/composer.tsx';
import { RestartDialog } from './parts/restart-dialog.tsx';
import { TableForm } from './parts/table-form.tsx';
import { Typing } from './parts/typing.tsx';
import type { ConversationPlace } from './place.ts';
import styles from './screen.module.css';
import { useConversation, type StudyFacts } from './use-conversation.ts';

/** The conversation: bubbles, the typing indicator, and the way to answer. */
export function Chat({ place, study }: { place: ConversationPlace; study: StudyFacts }) {
  const { t } = useTranslation('conversation');
  const { conversation, tell, send, retry, restart } = useConversation(place, study);
  const { messages, call, draft, history } = conversation;
  const [isAsking, setIsAsking] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const typing = isTyping(conversation);
  const question = openQuestion(conversation);
  const isOver = history !== null && !typing && isFinished(place.exercise, history);
  const count = messages.length;
  const taskId = typeof history?.['taskId'] === 'string' ? history['taskId'] : null;

  const lastLine = `${count} ${typing}`;
  useEffect(() => {
    if (!lastLine.startsWith('0')) end.current?.scrollIntoView({ block: 'end' });
  }, [lastLine]);

  const answer = (text: string) => {
    send(text);
    box.current?.focus();
  };

  return (
    <div className={styles.chat}>
      <div role="log" aria-live="polite" aria-label={t('log')}>
        <ul>
          {messages.map((message) => (
            <Bubble
              key={message.id}
              message={message}
              isOpen={message.id === question?.id && !typing && !isOver}
              onChoose={answer}
            />
          ))}
        </ul>
      </div>
      {typing && <Typing />}
      {call.kind === 'failed' && (
        <Notice kind="trouble" action={<Button onPress={retry}>{t('retry')}</Button>}>
          {call.why}
        </Notice>
      )}
      <div ref={end} className={styles.end} />
      <div className={styles.foot}>
        {!isOver &&
          (question?.inputType === 'table' && !typing ? (
            <TableForm
              key={question.id}
              question={question}
              isBusy={typing}
              onSend={(rows) => send('', rows)}
            />
          ) : (
            <Composer
              box={box}
              draft={draft}
              range={question?.wordRange ?? null}
              isBusy={typing || call.kind === 'failed'}
              onType={(text) => tell({ type: 'typed', draft: text })}
              onPaste={() => tell({ type: 'pasted' })}
              onSend={answer}
            />
          ))}
        <div className={styles.actions}>
          <span>{isOver ? t('over') : t('kept')}</span>
          <ShareButton taskType={place.exercise.name} taskId={taskId} />
          <Button
            look={isOver ? 'primary' : 'quiet'}
            onPress={() => (isOver ? restart() : setIsAsking(true))}
          >
            {t('restart')}
          </Button>
        </div>
      </div>
      <RestartDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onRestart={() => {
          setIsAsking(false);
          restart();
        }}
      />
    </div>
  );
}
