import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { GroupFile } from '../group-state.ts';
import styles from './rare-words.module.css';
import { rareWordsOverAll } from './summary-and-rare-words.ts';

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
        <Table
          className={styles.table}
          caption={t('rare.title')}
          columns={[t('rare.word'), t('rare.times'), t('rare.files')]}
        >
          {words.slice(0, shown).map(({ word, count, files: holders }) => (
            <tr key={word}>
              <th scope="row">
                <bdi className="rare">{word}</bdi>
              </th>
              <td>{number(count)}</td>
              <td>{number(holders)}</td>
            </tr>
          ))}
        </Table>
      )}
      {rest > 0 && (
        <Button look="secondary" onPress={() => setShown(shown + rest)}>
          {t('rare.more', { count: rest })}
        </Button>
      )}
    </section>
  );
}
