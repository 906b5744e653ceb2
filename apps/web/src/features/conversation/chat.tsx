import { isFinished } from '@vernacular/exercises';
import { ArrowDown } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Messages } from '../../parts/message/messages.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { lazyWithRetry } from '../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { ShareButton } from '../../parts/share/share-button.tsx';
import { isTyping, lastText, openQuestion, textToMap } from './state/conversation.ts';
import { DraftMap } from './map/draft-map.tsx';
import { Composer } from './answer/composer.tsx';
import { ProgressLine } from './parts/progress-line.tsx';
import { RestartDialog } from './parts/restart-dialog.tsx';
import { TableForm } from './answer/table-form.tsx';
import { Typing } from './parts/typing.tsx';
import { Waiting } from './parts/waiting.tsx';
import { WordDownload } from './report/word-download.tsx';
import { isSavedTask, type ConversationPlace } from './state/conversation-path.ts';
import styles from './conversation-screen.module.css';
import { useAnswerFocus } from './answer/use-answer-focus.ts';
import { useConversation, type StudyFacts } from './state/use-conversation.ts';
import { useScrollToNewest } from './use-scroll-to-newest.ts';

const StudyNotice = lazyWithRetry(
  async () => (await import('./study/study-notice.tsx')).StudyNotice,
);
const Debriefing = lazyWithRetry(async () => (await import('./study/debriefing.tsx')).Debriefing);

/** The conversation: bubbles, the typing indicator, and the way to answer. */
export function Chat({ place, study }: { place: ConversationPlace; study: StudyFacts }) {
  const { t } = useTranslation('conversation');
  const { t: tGrading } = useTranslation('grading');
  const talk = useConversation(place, study);
  const { conversation, tell, writing, send, canAnswer, isElsewhere } = talk;
  const { messages, early, call, draft, history } = conversation;
  const [isAsking, setIsAsking] = useState(false);
  /** How often the box was cleared, or filled, for its writer to go on there. */
  const [moved, setMoved] = useState(0);
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);

  const typing = isTyping(conversation);
  const question = openQuestion(conversation);
  const last = typing ? null : lastText(conversation);
  const isOver = history !== null && !typing && isFinished(place.exercise, history);
  const isTable = question?.inputType === 'table' && !typing;
  const task = history?.['taskId'];
  const isStudy = study.taking !== null;
  const taskId = !isStudy && typeof task === 'string' && isSavedTask(task) ? task : null;
  const isKept = taskId !== null && conversation.unsaved === null;
  const firstNew = messages.findLastIndex(({ isStudent }) => isStudent) + 1;
  const said = useMemo(
    () =>
      [...messages, ...early].map(({ isStudent, text, tableHeaders, tableData }) => ({
        isStudent,
        content: text,
        headers: tableHeaders,
        rows: tableData,
      })),
    [messages, early],
  );

  const toAnswer = useAnswerFocus(foot, isOver ? 'over' : isTable ? 'table' : 'text');
  const { isBelow, toNewest } = useScrollToNewest(
    { log, end, foot },
    { count: said.length, firstNew, isTyping: typing },
  );
  /** Where the keyboard stands nothing goes away: walking to it may scroll the newest into sight. */
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (moved > 0) toAnswer(conversation.draft !== '');
    // oxlint-disable-next-line react/exhaustive-deps -- after a restart, or when a message was taken back
  }, [moved]);

  const answer = (text: string) => {
    send(text);
    toAnswer();
  };
  const choose = (text: string) => {
    writing.chosen();
    answer(text);
  };
  const beginAgain = () => {
    setIsAsking(false);
    talk.restart();
    setMoved(moved + 1);
    window.scrollTo({ top: 0, behavior: 'instant' });
  };

  return (
    <div className={styles.chat}>
      <ProgressLine place={place} history={history} />
      {isStudy && <StudyNotice study={study} />}
      <div role="log" aria-live="polite" aria-label={t('log')} ref={log}>
        <Messages
          said={said}
          names={{ student: t('you'), coach: t('coach') }}
          onChoose={question && canAnswer && !typing && !isOver ? choose : undefined}
        />
      </div>
      {typing && <Typing />}
      <DraftMap text={isStudy ? '' : textToMap(conversation, place.exercise)} />
      {call.kind === 'failed' && !isElsewhere && (
        <div className={styles.failed}>
          <Notice
            kind="trouble"
            action={
              <>
                {messages.at(-1)?.isStudent && (
                  <Button
                    look="quiet"
                    onPress={() => {
                      tell({ type: 'tookBack' });
                      setMoved(moved + 1);
                    }}
                  >
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
      {conversation.unsaved && !typing && (
        <div className={styles.failed}>
          <Notice
            action={
              <Button look="secondary" onPress={talk.saveAgain}>
                {tGrading('saveAgain')}
              </Button>
            }
          >
            {t('notSaved')}
          </Notice>
        </div>
      )}
      <div ref={end} />
      <div ref={foot} className={classNames(styles.foot, isTable && styles.tall)}>
        {isElsewhere && (
          <div className={styles.elsewhere}>
            <Notice
              action={
                <Button
                  onPress={() => {
                    talk.load();
                    setMoved(moved + 1);
                  }}
                >
                  {t('load')}
                </Button>
              }
            >
              {t('elsewhere')}
            </Notice>
          </div>
        )}
        {(isBelow || isHeld) && (
          <Button
            look="secondary"
            className={styles.newest ?? ''}
            aria-label={t('newest')}
            onFocusChange={setHeld}
            onPress={() => {
              setHeld(false);
              toNewest();
            }}
          >
            <ArrowDown aria-hidden="true" />
            <span>{t('newest')}</span>
          </Button>
        )}
        {call.kind === 'waiting' && messages.at(-1)?.isStudent && (
          <Waiting
            key={messages.length}
            place={conversation.place}
            hasHeard={early.length > 0}
            onGoOn={talk.goOnWithout}
          />
        )}
        {isOver ? (
          <p data-over tabIndex={-1} className={styles.over}>
            {t('over')}
          </p>
        ) : isTable ? (
          <TableForm
            question={question}
            filled={conversation.rows}
            isBusy={!canAnswer}
            onFill={(rows) => {
              writing.typed();
              tell({ type: 'filled', rows });
            }}
            onSend={(rows) => send('', rows)}
          />
        ) : (
          <Composer
            draft={draft}
            cleared={conversation.cleared}
            last={last}
            range={question?.wordRange ?? null}
            isBusy={!canAnswer}
            isHeld={conversation.isHeld}
            onType={(text) => {
              writing.typed();
              tell({ type: 'typed', draft: text });
            }}
            onClear={() => tell({ type: 'cleared' })}
            onBringBack={() => tell({ type: 'broughtBack' })}
            onStartFromLast={() => tell({ type: 'startedFromLast' })}
            onPaste={(text) => {
              writing.pasted(text);
              tell({ type: 'pasted' });
            }}
            onSend={answer}
          />
        )}
      </div>
      {isOver && study.taking && (
        <Suspense>
          <Debriefing taking={study.taking} isSaved={conversation.unsaved === null} />
        </Suspense>
      )}
      <div className={styles.actions}>
        {!(isOver && isStudy) && <span>{t(isStudy ? 'keptForGood' : 'kept')}</span>}
        {isOver && <WordDownload place={place} history={history} said={said} />}
        <ShareButton taskType={place.exercise.name} taskId={taskId} />
        {study.taking?.isSole !== true && (
          <Button
            look="quiet"
            onPress={() => (isOver && isKept ? beginAgain() : setIsAsking(true))}
          >
            {t('restart')}
          </Button>
        )}
      </div>
      <RestartDialog
        keeps={
          isStudy ? 'study' : isKept ? 'profile' : taskId ? 'part' : isOver ? 'file' : 'nothing'
        }
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onRestart={beginAgain}
      />
    </div>
  );
}
