import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { codeOf, takeAnswerBack } from './answer/reader-calls.ts';
import { PlainButton } from './plain-button.tsx';
import styles from './reader-page.module.css';

/** Deletes an answer by its code, for a reader whose browser no longer has the answer. */
export function TakeBackByCode({ onTaken }: { onTaken: (code: string) => void }) {
  const { t } = useTranslation('reading');
  const [code, setCode] = useState('');
  const [outcome, setOutcome] = useState<'done' | 'unknown' | 'failed' | null>(null);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    try {
      await takeAnswerBack(code.trim());
      onTaken(code.trim());
      setCode('');
      setOutcome('done');
    } catch (error) {
      setOutcome(codeOf(error) === 'unknown-code' ? 'unknown' : 'failed');
    }
  };
  return (
    <details className={styles.byCode}>
      <summary id="by-code">{t('takeBack.byCode')}</summary>
      <form aria-labelledby="by-code" onSubmit={(event) => void onSubmit(event)}>
        <label htmlFor="code-typed">{t('takeBack.code')}</label>
        <div className={styles.code}>
          <input
            className="input"
            id="code-typed"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <PlainButton type="submit" look="secondary">
            {t('takeBack.yes')}
          </PlainButton>
        </div>
        <output className="caption">{outcome && t(`takeBack.${outcome}`)}</output>
      </form>
    </details>
  );
}
