import { isFinished, readConversationLanguage } from '@vernacular/exercises';
import { ArrowDown } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Messages } from '../../parts/message/messages.tsx';
import { lazyWithRetry } from '../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { isTyping, openQuestion } from './state/conversation.ts';
import { answeredChecks } from './state/check-marks.ts';
import { textBeside, textToMap } from './state/text-for-pane-and-map.ts';
import { useMarking } from './beside/use-marking.ts';
import { ChatNotices, OtherTabNotice } from './parts/chat-notices.tsx';
import { ConversationActions } from './parts/conversation-actions.tsx';
import { DraftMap } from './map/draft-map-disclosure.tsx';
import { Composer } from './answer/composer.tsx';
import { ProgressLine } from './parts/progress-line.tsx';
import { TableForm } from './answer/table-form.tsx';
import { Typing, Waiting } from './parts/waiting-for-answer.tsx';
import type { ConversationPlace } from './state/conversation-path.ts';
import styles from './conversation-screen.module.css';
import { useKeyboardRoom } from './use-on-screen-keyboard.ts';
import { useAnswerFocus } from './answer/use-answer-focus.ts';
import { useConversation, type StudyFacts } from './state/use-conversation.ts';
import { useMediaQuery } from '../../platform/browser/use-media-query.ts';
import { loadTexts } from '../../platform/language/i18n.ts';
import { useScrollToNewest } from './use-scroll-to-newest.ts';

const StudyNotice = lazyWithRetry(
  async () => (await import('./study/study-notice.tsx')).StudyNotice,
);
const Debriefing = lazyWithRetry(async () => (await import('./study/debriefing.tsx')).Debriefing);

const TextBeside = lazyWithRetry(async () => (await import('./beside/text-beside.tsx')).TextBeside);
const ChecksPanel = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./checks/checks-panel.tsx'), loadTexts('checks')]);
  return part.ChecksPanel;
});

/** Without room for the text beside the conversation; as in conversation-screen.module.css. */
const narrow = '(width < 72rem)';

export function Chat({ place, study }: { place: ConversationPlace; study: StudyFacts }) {
  const { t, i18n } = useTranslation('conversation');
  const talk = useConversation(place, study);
  const { conversation, tell, writing, send, canAnswer, isElsewhere } = talk;
  const { messages, early, call, history, marks } = conversation;
  /** Counter that moves focus to the answer box after it was cleared or filled. */
  const [moved, setMoved] = useState(0);
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const typing = isTyping(conversation);
  const question = openQuestion(conversation);
  const isOver = history !== null && !typing && isFinished(place.exercise, history);
  const isTable = question?.inputType === 'table' && !typing;
  const isStudy = study.taking !== null;
  const firstNew = messages.findLastIndex(({ isStudent }) => isStudent) + 1;
  const said = useMemo(
    () =>
      [...messages, ...early].map(({ isStudent, text, tableHeaders, tableData, checks }) => ({
        isStudent,
        content: text,
        headers: tableHeaders,
        rows: tableData,
        checks: checks && answeredChecks(checks, marks, history),
      })),
    [messages, early, marks, history],
  );
  const language = readConversationLanguage(i18n.resolvedLanguage);
  const beside = useMemo(
    () => (isOver ? null : textBeside({ messages, history }, place.exercise, language)),
    [isOver, messages, history, place.exercise, language],
  );
  const checks = typing ? null : (beside?.checks ?? null);
  const marking = useMarking(question?.id ?? '', checks, tell);
  const isFolded = useMediaQuery(narrow);
  const [asked, setAsked] = useState(0);
  const [isListShown, setListShown] = useState(false);

  const toAnswer = useAnswerFocus(foot, isOver ? 'over' : isTable ? 'table' : 'text');
  const { isBelow, follow, toNewest } = useScrollToNewest({
    log,
    end,
    foot,
    firstNew,
    count: said.length,
    isTyping: typing,
    hasChecks: checks !== null && isListShown,
  });
  const chat = useKeyboardRoom();
  /** Keeps the button while it has focus, because moving focus to it may scroll the newest message into view. */
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (moved > 0) toAnswer(conversation.draft !== '');
    // oxlint-disable-next-line react/exhaustive-deps -- after a restart, or when a message was taken back
  }, [moved]);

  const onFilled = () => {
    follow();
    setMoved(moved + 1);
  };
  const answer = (text: string) => {
    send(text);
    toAnswer();
  };
  const choose = (text: string) => {
    writing.chosen();
    answer(text);
  };
  const beginAgain = () => {
    talk.restart();
    setMoved(moved + 1);
    window.scrollTo({ top: 0, behavior: 'instant' });
  };

  const ownText = beside && (
    <Suspense>
      <TextBeside
        beside={typing ? { ...beside, checks: null } : beside}
        {...{ isFolded, marks, marking, asked }}
        onClosed={() =>
          list.current
            ?.querySelector<HTMLElement>('[aria-expanded=true]')
            ?.focus({ preventScroll: true })
        }
      />
    </Suspense>
  );
  return (
    <div ref={chat} className={styles.chat} data-beside={beside !== null && !isFolded}>
      {!isFolded && ownText}
      <div className={styles.talk}>
        <ProgressLine place={place} history={history} />
        {isStudy && <StudyNotice study={study} />}
        <div role="log" aria-live="polite" aria-label={t('log')} ref={log}>
          <Messages
            said={said}
            names={{ student: t('you'), coach: t('coach') }}
            onChoose={question && canAnswer && !typing && !isOver ? choose : undefined}
            foldsChecks
          />
        </div>
        {typing && <Typing />}
        <DraftMap text={isStudy ? '' : textToMap(conversation, place.exercise)} />
        <div ref={list}>
          {checks && (
            <Suspense>
              <ChecksPanel
                {...{ checks, conversation, marking }}
                onMarkWords={() => setAsked(asked + 1)}
                onShown={setListShown}
              />
            </Suspense>
          )}
        </div>
        <ChatNotices talk={talk} onFilled={onFilled} toAnswer={() => toAnswer()} />
        <div ref={end} />
        <div ref={foot} className={classNames(styles.foot, isTable && styles.tall)} data-print="no">
          {isElsewhere && (
            <OtherTabNotice
              onLoad={() => {
                talk.load();
                setMoved(moved + 1);
              }}
            />
          )}
          {(isBelow || isHeld) && (
            <Button
              icon={ArrowDown}
              look="secondary"
              className={styles.newest ?? ''}
              aria-label={t('newest')}
              onFocusChange={setHeld}
              onPress={() => {
                setHeld(false);
                toNewest();
              }}
            >
              <span>{t('newest')}</span>
            </Button>
          )}
          {call.kind === 'waiting' && messages.at(-1)?.isStudent && (
            <Waiting key={messages.length} talk={talk} />
          )}
          {isFolded && ownText}
          {isOver ? (
            <p data-over tabIndex={-1} className={styles.over}>
              {t('over')}
            </p>
          ) : isTable ? (
            <TableForm question={question} talk={talk} />
          ) : (
            <Composer talk={talk} onSend={answer} />
          )}
        </div>
        {isOver && study.taking && (
          <Suspense>
            <Debriefing taking={study.taking} isSaved={conversation.unsaved === null} />
          </Suspense>
        )}
        <ConversationActions
          {...{ place, study, conversation, said, isOver }}
          onBack={() => {
            tell({ type: 'wentBack' });
            onFilled();
          }}
          onRestart={beginAgain}
        />
      </div>
    </div>
  );
}
