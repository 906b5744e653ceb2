import type { Meaning as KnownMeaning } from '@vernacular/check/meanings';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchChunk } from '../../../platform/browser/fetch-chunk.ts';
import { logTrouble } from '../../../platform/browser/log.ts';
import { NewTabLink } from '../../../ui/new-tab-link/new-tab-link.tsx';
import type { PointedWord } from '../editor/word-watch.ts';
import type { LiveReading } from '../live/live-reading.ts';
import { levelOf } from '../words/coloured-words.ts';
import styles from './meaning.module.css';
import { Unknown } from './unknown.tsx';

/** The project's own sentence about a word, or else its WordNet senses. */
interface Known {
  readonly of: PointedWord;
  readonly own: KnownMeaning | null;
  /** Null when the lookup failed. */
  readonly senses: readonly string[] | null;
}

async function meaningOf(live: LiveReading, of: PointedWord): Promise<Known> {
  const { words, index, text } = of;
  const glossary = await fetchChunk(() => import('@vernacular/check/meanings'));
  const own = glossary.meaningOf(text);
  if (own || levelOf(words, index) === 'common') return { of, own, senses: [] };
  const stretch = { start: words.starts[index]!, end: words.ends[index]! };
  return { of, own, senses: await live.explain(stretch, text) };
}

export function Meaning({
  live,
  pointed,
  tries,
  onRetry,
}: {
  live: LiveReading;
  pointed: PointedWord;
  tries: number;
  onRetry: () => void;
}) {
  const { t } = useTranslation('word-card');
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let isWanted = true;
    const missing = (error: unknown) => {
      logTrouble('The glossary did not come.', error);
      return { of: pointed, own: null, senses: null };
    };
    void meaningOf(live, pointed)
      .catch(missing)
      .then((found) => isWanted && setKnown(found));
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each try asks again
  }, [live, pointed, tries]);
  if (known?.of !== pointed) return null;
  const { own, senses } = known;
  if (!own && senses === null) return <Unknown onRetry={onRetry}>{t('meaning.missing')}</Unknown>;
  if (!own && senses?.length === 0) return null;
  return (
    <div className={styles.meaning}>
      <h4>{t('meaning.title')}</h4>
      {own ? (
        <p lang="en" dir="ltr">
          {own.meaning}
        </p>
      ) : (
        <ul lang="en" dir="ltr">
          {senses?.map((sense) => (
            <li key={sense}>{sense}</li>
          ))}
        </ul>
      )}
      <p className={styles.more}>
        {own ? (
          <NewTabLink href={own.source.url}>
            {t('meaning.more', { source: own.source.name })}
          </NewTabLink>
        ) : (
          <>
            {t('meaning.perhaps')}{' '}
            <NewTabLink href="https://wordnet.princeton.edu/">WordNet 3.1</NewTabLink>
          </>
        )}
      </p>
    </div>
  );
}
