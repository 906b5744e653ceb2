import type { Method } from '@vernacular/analyzer';
import { Trans, useTranslation } from 'react-i18next';

import type { DictionaryChoice, Wish } from '../../../platform/dictionaries/choose-dictionary.ts';
import { dictionaryName } from '../../../platform/dictionaries/dictionary-name.ts';
import styles from './dictionary-and-storage-notes.module.css';

/** Keyboard shortcuts of the editor for screen readers; the editor refers to this id by `aria-describedby`. */
export function Keys({ id }: { id: string }) {
  const { t } = useTranslation('analyser');
  return (
    <p id={id} hidden>
      <Trans t={t} i18nKey="text.keys" components={{ kbd: <kbd /> }} />
    </p>
  );
}

/** Fine print: the dictionary in use, the method, what is stored, and the keyboard shortcuts. */
export function Notes({
  choice,
  wish,
  method,
  isKept,
  isEmpty,
  isNewsComing,
  hasArrived,
}: {
  choice: DictionaryChoice | null;
  wish: Wish;
  method: Method;
  isKept: boolean;
  isEmpty: boolean;
  isNewsComing: boolean;
  hasArrived: boolean;
}) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const period = choice?.requested.period;
  const isSubstitute = choice !== null && choice.requested !== choice.answering && period;
  // A period of another language is known too; the notice above the text explains it.
  const isElsewhere = wish.language !== null || choice?.mismatch?.chosen?.code === wish.period;
  const isUnknown =
    choice !== null &&
    wish.period !== null &&
    !isElsewhere &&
    choice.requested.code !== wish.period;
  return (
    <div className="fine stack gap-1">
      {choice && (
        <p aria-live="polite">
          {hasArrived && period && (
            <>{tGrading('period.arrived', { period: `${period.from}–${period.to}` })} </>
          )}
          {isUnknown && <>{tGrading('period.unknown', { code: wish.period })} </>}
          {isSubstitute && (
            <>{tGrading('period.substitute', { period: `${period.from}–${period.to}` })} </>
          )}
          {isSubstitute && isNewsComing && <>{tGrading('period.coming')} </>}
          {tGrading('period.counts', { label: dictionaryName(tGrading, choice.answering) })}
        </p>
      )}
      {method === 'refined' && (
        <p>
          {tGrading((choice?.language ?? 'en') === 'en' ? 'method.scores' : 'method.englishOnly')}
        </p>
      )}
      {!isEmpty && <p>{t('text.counted')}</p>}
      {!isEmpty && <p>{t(isKept ? 'text.kept' : 'text.notKept')}</p>}
      <p className={styles.keys}>
        <Trans t={t} i18nKey="text.keys" components={{ kbd: <kbd /> }} />
      </p>
    </div>
  );
}
