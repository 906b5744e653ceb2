import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { isTyping } from '../state/conversation.ts';
import type { Talk } from '../state/use-conversation.ts';
import styles from '../conversation-screen.module.css';

interface Props {
  readonly talk: Talk;
  onFilled(): void;
  toAnswer(): void;
}

/** What went wrong with the newest answer, or that an earlier one is being changed. */
export function ChatNotices({ talk, onFilled, toAnswer }: Props) {
  const { t } = useTranslation('conversation');
  const { t: tGrading } = useTranslation('grading');
  const { conversation, tell, isElsewhere } = talk;
  const { messages, call } = conversation;
  const fill = (type: 'tookBack' | 'tookUpAgain') => () => {
    tell({ type });
    onFilled();
  };
  return (
    <>
      {call.kind === 'failed' && !isElsewhere && (
        <div className={styles.failed}>
          <Notice
            kind="trouble"
            action={
              <>
                {messages.at(-1)?.isStudent && (
                  <Button look="quiet" onPress={fill('tookBack')}>
                    {t('edit')}
                  </Button>
                )}
                <Button
                  onPress={() => {
                    talk.retry();
                    toAnswer();
                  }}
                >
                  {t('retry')}
                </Button>
              </>
            }
          >
            {call.why}
          </Notice>
        </div>
      )}
      {conversation.unsaved && !isTyping(conversation) && (
        <div className={styles.failed}>
          <Notice button={{ name: tGrading('saveAgain'), onPress: talk.saveAgain }}>
            {t(conversation.unsaved.isFull ? 'full' : 'notSaved')}
          </Notice>
        </div>
      )}
      {conversation.setAside && call.kind === 'idle' && !isTyping(conversation) && (
        <div className={styles.failed}>
          <Notice button={{ name: t('takeUpAgain'), onPress: fill('tookUpAgain') }}>
            {t('changing')}
          </Notice>
        </div>
      )}
    </>
  );
}

export function OtherTabNotice({ onLoad }: { onLoad(): void }) {
  const { t } = useTranslation('conversation');
  return (
    <div className={styles.elsewhere}>
      <Notice action={<Button onPress={onLoad}>{t('load')}</Button>}>{t('elsewhere')}</Notice>
    </div>
  );
}
