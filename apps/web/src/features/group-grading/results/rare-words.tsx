import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { GroupFile } from '../group.ts';
import styles from './rare-words.module.css';
import { rareWordsOverAll } from './summary.ts';

const page = 20;

export function RareWords({ files }: { files: readonly GroupFile[] }) {
  const { t } = useTranslation('group-grading');
  const { number } = useNumberFormat();
  const [shown, setShown] = useState(page);
  const words = useMemo(() => rareWordsOverAll(files), [files]);
  const rest = Math.min(words.length - shown, 100);
  return (
    <section className={styles.section} aria-labelledby="rare-words-title">
      <h2 id="rare-words-title">{t('rare.title')}</h2>
      {words.length === 0 ? (
        <p>{t('rare.none')}</p>
      ) : (
        <table className={styles.table} aria-labelledby="rare-words-title">
          <thead>
            <tr>
              <th scope="col">{t('rare.word')}</th>
              <th scope="col">{t('rare.times')}</th>
              <th scope="col">{t('rare.files')}</th>
            </tr>
          </thead>
          <tbody>
            {words.slice(0, shown).map(({ word, count, files: holders }) => (
              <tr key={word}>
                <th scope="row">
                  <bdi>{word}</bdi>
                </th>
                <td>{number(count)}</td>
                <td>{number(holders)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest > 0 && (
        <Button look="secondary" onPress={() => setShown(shown + rest)}>
          {t('rare.more', { count: rest })}
        </Button>
      )}
    </section>
  );
}
