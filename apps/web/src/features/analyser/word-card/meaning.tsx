import type { Meaning as KnownMeaning } from '@vernacular/check/meanings';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchPart } from '../../../platform/fetch-part.ts';
import { logTrouble } from '../../../platform/log.ts';
import { NewTabLink } from '../../../ui/new-tab-link/new-tab-link.tsx';
import styles from './meaning.module.css';

/** What a term means, in English, and where to read on; nothing for a word that the glossary does not know. */
export function Meaning({ word }: { word: string }) {
  const { t } = useTranslation('word-card');
  const [known, setKnown] = useState<{ word: string; meaning: KnownMeaning | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    fetchPart(() => import('@vernacular/check/meanings')).then(
      ({ meaningOf }) => isWanted && setKnown({ word, meaning: meaningOf(word) }),
      (error: unknown) => logTrouble('The glossary did not come.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [word]);
  const meaning = known?.word === word ? known.meaning : null;
  if (!meaning) return null;
  return (
    <div className={styles.meaning}>
      <h4>{t('meaning.title')}</h4>
      <p lang="en" dir="ltr">
        {meaning.meaning}
      </p>
      <p className={styles.more}>
        <NewTabLink href={meaning.source.url}>
          {t('meaning.more', { source: meaning.source.name })}
        </NewTabLink>
      </p>
    </div>
  );
}
