import type { Claim, StrongerClaim } from '@vernacular/coach/claims';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { decisiveParts } from './decisive.ts';
import styles from './paper.module.css';

/** The claims that became stronger, each as the paper says it and as the text says it, with the words that decide it marked. */
export function ClaimsFound({
  claims,
  onShow,
}: {
  claims: readonly StrongerClaim[];
  /** Leads to a sentence of the writer's text. */
  onShow: (sentence: string) => void;
}) {
  const { t } = useTranslation('paper');
  return (
    <ol className={styles.claims}>
      {claims.map(({ before, after, beforeClaim, afterClaim }, nth) => (
        // The same sentence may stand in a text twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${nth} ${after}`}>
          <Said by="paper" sentence={before} claim={beforeClaim} />
          <Said by="yours" sentence={after} claim={afterClaim} />
          <div className={styles.way}>
            <p>{t('found.ask')}</p>
            <Button look="secondary" onPress={() => onShow(after)}>
              {t('found.show')}
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Said({
  by,
  sentence,
  claim: { strength, words },
}: {
  by: 'paper' | 'yours';
  sentence: string;
  claim: Claim;
}) {
  const { t } = useTranslation('paper');
  return (
    <figure data-by={by}>
      <figcaption>
        {t(`${by}.says`)} <b>{t(`strengths.${strength}`)}</b>
      </figcaption>
      <blockquote lang="en" dir="ltr">
        {decisiveParts(sentence, words).map(({ text, isDecisive }, nth) =>
          // oxlint-disable-next-line react/no-array-index-key
          isDecisive ? <mark key={nth}>{text}</mark> : text,
        )}
      </blockquote>
    </figure>
  );
}
