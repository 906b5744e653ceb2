import type { ReaderTest } from '@vernacular/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { languages, nearestLanguage } from '../platform/language/languages.ts';
import { siteName } from '../platform/site/site-name.ts';
import { codeOf, fetchTest, isPassing } from './answer/reader-calls.ts';
import { keepAnswer, readAnswer } from './answer/kept-answer.ts';
import { useAnswer } from './answer/use-answer.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { Reading } from './text-and-questions.tsx';
import { PlainButton } from './plain-button.tsx';
import styles from './reader-page.module.css';
import { showIn } from './i18n.ts';
import { Sent } from './sent-answer.tsx';
import { TakeBackByCode } from './take-back-by-code.tsx';

type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly test: ReaderTest }
  | { readonly kind: 'failed'; readonly code: string };

async function openTest(testId: string): Promise<Opening> {
  try {
    const test = await fetchTest(testId);
    await showIn(test.pageLanguage);
    return { kind: 'open', test };
  } catch (error) {
    return { kind: 'failed', code: codeOf(error) };
  }
}

/** The page behind the link of a reader test: the text to mark, the questions, then the code of the answer. */
export function ReaderPage({ testId }: { testId: string }) {
  const { t, i18n } = useTranslation('reading');
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' });
  /** Code of the last answer deleted by its code. As a key it remounts the test, which may have shown that answer. */
  const [taken, setTaken] = useState('');
  useEffect(() => {
    void openTest(testId).then(setOpening);
  }, [testId]);
  useEffect(() => {
    document.title = t('pageTitle');
  }, [t]);
  const language = nearestLanguage(i18n.language);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href="/" dir="auto">
          {siteName(language)}
        </a>
        {languages
          .filter(({ code }) => code !== language)
          .map(({ code, name }) => (
            <button key={code} type="button" lang={code} onClick={() => void showIn(code)}>
              {name}
            </button>
          ))}
      </header>
      <main className={styles.main}>
        {opening.kind === 'loading' && <p className="caption">{t('loading')}</p>}
        {opening.kind === 'open' && <Opened key={taken} test={opening.test} testId={testId} />}
        {opening.kind === 'failed' && (
          <NotOpened
            code={opening.code}
            testId={testId}
            onRetry={() => void openTest(testId).then(setOpening)}
          />
        )}
      </main>
      <footer className={styles.footer}>
        <TakeBackByCode
          onTaken={(code) => {
            if (readAnswer(testId).answerId === code) keepAnswer(testId, null);
            setTaken(code);
          }}
        />
        <p className={styles.links}>
          <a href="/privacy-policy">{t('privacy')}</a>
        </p>
      </footer>
    </div>
  );
}

function Opened({ test, testId }: { test: ReaderTest; testId: string }) {
  const { t } = useTranslation('reading');
  const state = useAnswer(testId);
  const { wasSent, step, marks, knewAll } = state.answer;
  const isOver = test.state === 'ended' || state.trouble === 'reader-test-ended';
  if (wasSent && (isOver || step === 'sent'))
    return <Sent test={test} state={state} isOver={isOver} />;
  const isUnsent = !wasSent && (marks.length > 0 || knewAll);
  if (isOver) return <Refusal code="reader-test-ended" isUnsent={isUnsent} />;
  if (test.state === 'full' && !wasSent)
    return <Refusal code="reader-test-full" isUnsent={isUnsent} />;
  if (state.trouble === 'reader-test-full' || state.trouble === 'invalid-link')
    return <Refusal code={state.trouble} isUnsent={isUnsent} />;
  return <Reading test={test} state={state} title={t('title')} />;
}

const refusals = ['reader-test-ended', 'reader-test-full', 'invalid-link'] as const;
type RefusalCode = (typeof refusals)[number];

function Refusal({ code, isUnsent = false }: { code: RefusalCode; isUnsent?: boolean }) {
  const { t } = useTranslation('reading');
  return (
    <div className={styles.part}>
      <h1>{t(`refused.${code}.title`)}</h1>
      {isUnsent && <Notice kind="trouble">{t('unsent')}</Notice>}
      <p>{t(`refused.${code}.text`)}</p>
    </div>
  );
}

function NotOpened({
  code,
  testId,
  onRetry,
}: {
  code: string;
  testId: string;
  onRetry: () => void;
}) {
  const { t } = useTranslation('reading');
  if (!isPassing(code)) return <Refusal code="invalid-link" />;
  return (
    <div className={styles.part}>
      <h1>{t('unreachable.title')}</h1>
      <p>{t(readAnswer(testId).isWaiting ? 'unreachable.waiting' : 'unreachable.text')}</p>
      <p>
        <PlainButton onClick={onRetry}>{t('retry')}</PlainButton>
      </p>
    </div>
  );
}
