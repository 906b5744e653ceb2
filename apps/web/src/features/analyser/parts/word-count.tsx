import { Trans, useTranslation } from 'react-i18next';

import { useNumbers } from '../../../platform/use-numbers.ts';
import type { LiveReading } from '../live/live-reading.ts';
import { useLiveState } from '../live/use-live-state.ts';
import styles from './text-sheet.module.css';

/** How many words the text has as it stands. */
export function WordCount({ live }: { live: LiveReading }) {
  const { t } = useTranslation('analyser');
  const { number } = useNumbers();
  const count = useLiveState(live).wordCount ?? 0;
  return (
    <p className={styles.count}>
      <Trans
        t={t}
        i18nKey="text.words"
        count={count}
        values={{ shown: number(count) }}
        components={{ b: <b /> }}
      />
    </p>
  );
}
