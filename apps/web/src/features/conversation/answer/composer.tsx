import { countWords } from '@vernacular/analyzer';
import type { WordRange } from '@vernacular/exercises';
import { Send } from 'lucide-react';
import { Suspense, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { GrowingBox } from '../../../ui/growing-box/growing-box.tsx';
import { isTyping, lastText, openQuestion } from '../state/conversation.ts';
import type { Talk } from '../state/use-conversation.ts';
import styles from './composer.module.css';
import { SendLine, useSending } from './sending.tsx';

const Changes = lazyWithRetry(async () => (await import('./draft-changes.tsx')).Changes);

/** The box for an answer, with the changes since the text that it revises. */
export function Composer({ talk, onSend }: { talk: Talk; onSend(text: string): void }) {
  const { conversation, tell, writing, canAnswer } = talk;
  const { draft, cleared, isHeld } = conversation;
  const last = isTyping(conversation) ? null : lastText(conversation);
  const { t } = useTranslation('conversation');
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const sending = useSending({
    texts: [draft],
    isBusy: !canAnswer,
    isHeld,
    onSend: () => onSend(draft),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    sending.onKeyDown(event);
    const isUndo = (event.ctrlKey || event.metaKey) && ['z', 'ז'].includes(event.key);
    // The browser's own undo does not cover a box that was emptied by its button.
    if (!isUndo || draft !== '' || cleared.length === 0) return;
    event.preventDefault();
    tell({ type: 'broughtBack' });
  };
  const fromHere = (type: 'cleared' | 'broughtBack' | 'startedFromLast') => () => {
    tell({ type });
    box.current?.focus();
  };
  return (
    <div className={styles.composer}>
      <div className={styles.head}>
        <span>
          <label htmlFor={`${id}-box`}>{t('answer')}</label>
          <span id={`${id}-from`}>{draft !== '' && draft === last && ` · ${t('fromLast')}`}</span>
        </span>
        <SendLine id={`${id}-hint`} {...sending} />
      </div>
      <GrowingBox
        id={`${id}-box`}
        ref={box}
        dir={draft === '' ? undefined : 'auto'}
        rows={2}
        value={draft}
        placeholder={t('placeholder')}
        aria-describedby={`${id}-from ${id}-hint ${id}-count`}
        aria-keyshortcuts="Shift+Enter"
        onChange={({ target }) => {
          writing.typed();
          tell({ type: 'typed', draft: target.value });
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          writing.pasted(event.clipboardData.getData('text'));
          tell({ type: 'pasted' });
        }}
      />
      {last !== null && (
        <Suspense>
          <Changes before={last} after={draft} />
        </Suspense>
      )}
      <div className={styles.tools}>
        <WordMeter
          id={`${id}-count`}
          text={draft}
          range={openQuestion(conversation)?.wordRange ?? null}
        />
        {draft !== '' && (
          <Button look="quiet" onPress={fromHere('cleared')}>
            {t(last === null ? 'clear' : 'startFromEmpty')}
          </Button>
        )}
        {cleared.length > 0 && (
          <Button look="quiet" onPress={fromHere('broughtBack')}>
            {t('bringBack')}
          </Button>
        )}
        {draft === '' && last !== null && cleared.at(-1) !== last && (
          <Button look="quiet" onPress={fromHere('startedFromLast')}>
            {t('startFromLast')}
          </Button>
        )}
        <Button
          look="primary"
          isDisabled={!sending.canSend}
          aria-describedby={`${id}-${sending.isEmpty && canAnswer ? 'count' : 'hint'}`}
          onPress={sending.send}
        >
          {t('send')}
          <Send aria-hidden="true" className={styles.icon} />
        </Button>
      </div>
    </div>
  );
}

function WordMeter({ id, text, range }: { id: string; text: string; range: WordRange | null }) {
  const { t } = useTranslation('conversation');
  const count = countWords(text);
  if (!range)
    return (
      <p id={id} className={styles.count}>
        {t('words', { count })}
      </p>
    );
  const { from, to } = range;
  const percent = (words: number) => `${Math.min(1, words / (to * 1.25)) * 100}%`;
  return (
    <p id={id} className={styles.count}>
      <span className={styles.track} aria-hidden="true">
        <span
          className={styles.asked}
          style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
        />
        <span
          className={styles.written}
          data-within={count >= from && count <= to}
          style={{ inlineSize: percent(count) }}
        />
      </span>
      {t('wordsOf', { count, from, to })}
    </p>
  );
}
