import { Trans, useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import { useLiveState } from '../live/use-live-state.ts';
import styles from './editor-panel.module.css';

export function WordCount({ live }: { live: LiveAnalysis }) {
  const { t } = useTranslation('analyser');
  const { number } = useNumberFormat();
  const { wordCount } = useLiveState(live);
  const count = wordCount ?? 0;
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
