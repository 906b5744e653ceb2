import type { ChecksAsked, Mark } from '@vernacular/exercises';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { markFor } from '../state/check-marks.ts';
import { MarkedText } from './selectable-marked-text.tsx';
import type { Stretch } from './text-ranges.ts';
import styles from './text-beside.module.css';
import type { Marking } from './use-marking.ts';

interface Props {
  readonly text: string;
  readonly checks: ChecksAsked;
  readonly marks: readonly Mark[];
  readonly marking: Marking;
  readonly asked: number;
  /** Called after words were marked; `focusText` returns focus to the text. */
  onMarked(focusText: () => void): void;
}

export function TextToMark({ text, checks, marks, marking, asked, onMarked }: Props) {
  const { t } = useTranslation('checks');
  const hint = useId();
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const { chosen, opened } = marking;
  const question = checks.list.find(({ id }) => id === opened)?.question;
  const numbered = checks.list.flatMap(({ id, question: asks }, at) => {
    const mark = markFor(marks, { id, field: checks.field });
    if (mark?.answer !== 'marked') return [];
    return { start: mark.start, end: mark.end, number: at + 1, question: asks };
  });
  const focusText = () => {
    const sentence = box.current?.querySelector<HTMLElement>('[role=button][tabindex="0"]');
    sentence?.focus({ preventScroll: true });
    sentence?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(() => {
    if (asked > 0) focusText();
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- each time it is asked for, and only then
  }, [asked]);

  const mark = (stretch: Stretch) => {
    marking.mark(stretch);
    setSaid(question === undefined ? t('openFirst') : t('done', { question }));
    if (question !== undefined) onMarked(focusText);
  };
  return (
    <>
      <MarkedText
        ref={box}
        {...{ text, chosen }}
        marks={numbered}
        describedBy={hint}
        onChoose={(stretch) => {
          marking.choose(stretch);
          setSaid(stretch ? t('chosen', { words: text.slice(stretch.start, stretch.end) }) : '');
        }}
        onMark={mark}
      />
      <div className={styles.bar}>
        {chosen && question !== undefined ? (
          <Button look="primary" className={styles.markButton ?? ''} onPress={() => mark(chosen)}>
            <span>{t('markFor', { question })}</span>
          </Button>
        ) : (
          <p className="soft">{t(chosen ? 'openFirst' : 'press')}</p>
        )}
        <p id={hint} className={styles.keys}>
          {t('keys')}
        </p>
      </div>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  );
}
