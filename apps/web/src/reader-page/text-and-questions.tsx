import type { ReaderTest } from '@vernacular/contract';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import type { AnswerState } from './answer/use-answer.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { PlainButton } from './plain-button.tsx';
import styles from './reader-page.module.css';
import { MarkableText } from './text/markable-text.tsx';
import { MarkedList } from './text/marked-list.tsx';
import { fromOffsets, toOffsets, type Marks } from './text/marks.ts';
import { segmentText } from './text/segment-text.ts';
import { Questions } from './questions.tsx';
import { useKeptUntil } from './use-date-format-and-deletion-date.ts';

/** First the text, then the questions. The text stays mounted, but hidden, while the questions are shown. */
export function Reading({
  test,
  state,
  title,
}: {
  test: ReaderTest;
  state: AnswerState;
  title: string;
}) {
  const { t } = useTranslation('reading');
  const { answer, isKept, isTakenBack, trouble, change, onShown } = state;
  const { text, textLanguage } = test;
  const readable = useMemo(() => segmentText(text, textLanguage), [text, textLanguage]);
  const marks = useMemo(() => fromOffsets(answer.marks, readable.words), [answer.marks, readable]);
  const top = useRef<HTMLHeadingElement>(null);
  const isAtText = answer.step === 'text';
  const wasAtText = useRef(isAtText && !isTakenBack);
  useEffect(() => {
    onShown();
  }, [onShown]);
  useEffect(() => {
    if (isAtText && !wasAtText.current) top.current?.focus();
    wasAtText.current = isAtText;
  }, [isAtText]);

  const onMarks = (next: Marks) =>
    change({ marks: toOffsets(next, readable.words), knewAll: false });
  return (
    <>
      <div className={styles.part} hidden={!isAtText}>
        <h1 ref={top} tabIndex={-1}>
          {title}
        </h1>
        <About test={test} />
        <p id="text-keys" className="caption">
          {t('text.keys')}
        </p>
        {!isKept && <Notice>{t('notKept')}</Notice>}
        {isTakenBack && <Notice>{t('takeBack.done')}</Notice>}
        {answer.wasSent && <Notice>{t('changing')}</Notice>}
        {trouble !== null && !answer.wasSent && <Notice>{t('notSent')}</Notice>}
        <h2 id="text-title" className="unseen">
          {t('text.title')}
        </h2>
        <MarkableText {...{ readable, marks, onMarks }} language={textLanguage} />
        <MarkedList {...{ readable, marks, onMarks }} language={textLanguage} />
        <div className={styles.bar}>
          {marks.length === 0 ? (
            <>
              <span className="caption">{t('text.none')}</span>
              <PlainButton onClick={() => change({ knewAll: true, step: 'questions' })}>
                {t('text.knewAll')}
              </PlainButton>
            </>
          ) : (
            <>
              <output>{t('text.count', { count: marks.length })}</output>
              <PlainButton onClick={() => change({ step: 'questions' })}>
                {t('text.next')}
              </PlainButton>
            </>
          )}
        </div>
      </div>
      {!isAtText && <Questions test={test} state={state} marked={marks.length} />}
    </>
  );
}

/** The introduction: who asks, for which audience the text is, and until when the answer is kept. */
function About({ test: { askedBy, audience, endsAt, mayBeCounted } }: { test: ReaderTest }) {
  const { t } = useTranslation('reading');
  const until = useKeptUntil(endsAt);
  const name: ReactNode = <bdi />;
  return (
    <>
      <p className={styles.lead}>
        {askedBy ? (
          <Trans
            t={t}
            i18nKey="about.asked"
            values={{ name: askedBy }}
            components={{ name: name as never, b: <b /> }}
          />
        ) : (
          <Trans t={t} i18nKey="about.askedByWriter" components={{ b: <b /> }} />
        )}
      </p>
      {audience && (
        <p className="caption">
          <Trans
            t={t}
            i18nKey="about.audience"
            values={{ audience }}
            components={{ name: name as never }}
          />
        </p>
      )}
      <p className="caption">
        {t('about.kept', { date: until })} {mayBeCounted && t('about.counted')}
      </p>
    </>
  );
}
