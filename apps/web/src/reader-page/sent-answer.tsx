import type { ReaderTest } from '@vernacular/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { codeOf } from './answer/reader-calls.ts';
import type { AnswerState } from './answer/use-answer.ts';
import { copyText } from '../platform/browser/copy-text.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { PlainButton } from './plain-button.tsx';
import styles from './reader-page.module.css';
import { useDay } from './use-date-format-and-deletion-date.ts';

/** The step after sending: shows the code of the answer, and lets the reader change or delete the answer. */
export function Sent({
  test,
  state: { answer, trouble, change, takeBack },
  isOver,
}: {
  test: ReaderTest;
  state: AnswerState;
  isOver: boolean;
}) {
  const { t } = useTranslation('reading');
  const day = useDay();
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const [taking, setTaking] = useState<'no' | 'asked' | 'busy' | 'failed'>('no');
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const sure = useRef<HTMLParagraphElement>(null);
  const isAsked = taking === 'asked';
  useEffect(() => {
    if (isAsked) sure.current?.focus();
  }, [isAsked]);
  const onTakeBack = async () => {
    setTaking('busy');
    try {
      await takeBack();
    } catch (error) {
      // `unknown-code`: the answer was deleted elsewhere, or together with the text.
      if (codeOf(error) === 'unknown-code') change({ wasSent: false, step: 'text' });
      setTaking('failed');
    }
  };
  return (
    <div className={styles.part}>
      <h1 ref={heading} tabIndex={-1}>
        {t('sent.title')}
      </h1>
      {trouble === 'reader-test-ended' && <Notice kind="trouble">{t('tooLate')}</Notice>}
      <p>{t(isOver ? 'sent.over' : 'sent.open', { date: day(test.endsAt) })}</p>
      <div className={styles.field}>
        <label htmlFor="code">{t('sent.code')}</label>
        <div className={styles.code}>
          <input
            id="code"
            dir="ltr"
            readOnly
            value={answer.answerId}
            aria-describedby="code-hint"
            onFocus={(event) => event.target.select()}
          />
          <PlainButton
            look="secondary"
            onClick={() => void copyText(answer.answerId).then(setCopied)}
          >
            {t(copied ? 'sent.copied' : 'sent.copy')}
          </PlainButton>
        </div>
        <p id="code-hint" className="caption">
          {t('sent.codeHint')}
        </p>
        <output className="caption">{copied === false && t('sent.copyFailed')}</output>
      </div>
      {taking === 'failed' && <Notice kind="trouble">{t('takeBack.failed')}</Notice>}
      {taking === 'no' || taking === 'failed' ? (
        <div className="row gap-2">
          {!isOver && (
            <PlainButton look="secondary" onClick={() => change({ step: 'text' })}>
              {t('sent.change')}
            </PlainButton>
          )}
          <PlainButton look="quiet" onClick={() => setTaking('asked')}>
            {t('takeBack.offer')}
          </PlainButton>
        </div>
      ) : (
        <div className="row gap-2">
          <p ref={sure} tabIndex={-1} className={styles.whole}>
            {t('takeBack.sure')}
          </p>
          <PlainButton onClick={() => void onTakeBack()}>{t('takeBack.yes')}</PlainButton>
          <PlainButton look="secondary" onClick={() => setTaking('no')}>
            {t('takeBack.no')}
          </PlainButton>
        </div>
      )}
    </div>
  );
}
