import type { ChecksAsked } from '@vernacular/exercises';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { CheckState } from '../../../parts/message/answered-checks.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { Marking } from '../beside/use-marking.ts';
import type { Conversation } from '../state/conversation.ts';
import { answeredChecks } from '../state/check-marks.ts';
import styles from './checks-panel.module.css';

interface Props {
  readonly checks: ChecksAsked;
  readonly conversation: Pick<Conversation, 'marks' | 'history'>;
  readonly marking: Marking;
  onMarkWords(): void;
  onShown(isShown: true): void;
}

/** Questions about their text that writers answer themselves: by marking words, or as absent or not applicable. */
export function ChecksPanel({ checks, conversation, marking, onMarkWords, onShown }: Props) {
  const { t } = useTranslation('checks');
  const id = useId();
  const answers = answeredChecks(checks, conversation.marks, conversation.history);
  const count = answers.filter(({ answer }) => answer !== 'open').length;
  useEffect(() => {
    onShown(true);
  }, [onShown]);
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{t('title')}</h2>
        <span className="fine">{t('answered', { count, of: answers.length })}</span>
      </div>
      <p className="fine" data-print="no">
        {t('lead')}
      </p>
      <ol>
        {checks.list.map((check, at) => {
          const isOpen = marking.opened === check.id;
          const state = answers[at]!;
          return (
            <li key={check.id} data-check={at + 1} data-answer={state.answer}>
              <button
                type="button"
                className={styles.line}
                aria-expanded={isOpen}
                aria-controls={`${id}-${check.id}`}
                onClick={() => marking.open(isOpen ? null : check.id)}
              >
                <span className={styles.dot} aria-hidden="true">
                  {at + 1}
                </span>
                <span className="stack gap-1">
                  <strong dir="auto">{check.question}</strong>
                  {state.answer !== 'open' && <CheckState {...state} />}
                </span>
              </button>
              <div
                id={`${id}-${check.id}`}
                className={isOpen ? styles.more : undefined}
                hidden={!isOpen}
              >
                {isOpen && (
                  <>
                    <p dir="auto">{check.why}</p>
                    <dl>
                      <dt className="soft">{t('good')}</dt>
                      <dd dir="auto">{check.good}</dd>
                      <dt className="soft">{t('weak')}</dt>
                      <dd dir="auto">{check.weak}</dd>
                    </dl>
                    {check.source !== '' && (
                      <p className="fine">
                        {t('source')} <bdi>{check.source}</bdi>
                      </p>
                    )}
                    <div className={styles.ways}>
                      <Button
                        look="secondary"
                        onPress={() =>
                          marking.chosen ? marking.mark(marking.chosen) : onMarkWords()
                        }
                      >
                        {t(marking.chosen ? 'markChosen' : 'markWords')}
                      </Button>
                      {(['absent', 'inapplicable'] as const).map((answer) => (
                        <Button
                          key={answer}
                          look="secondary"
                          aria-pressed={state.answer === answer}
                          onPress={() => marking.answer(check.id, answer)}
                        >
                          {t(`answer.${answer}`)}
                        </Button>
                      ))}
                      {state.answer !== 'open' && (
                        <Button look="quiet" onPress={() => marking.undo(check.id)}>
                          {t('undo')}
                        </Button>
                      )}
                    </div>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
