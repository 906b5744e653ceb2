import type { NamedPair } from '@vernacular/analyzer';
import { Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../../platform/language/use-number-format.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FileButton } from '../../../../ui/file-drop/file-button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { namesOf } from '../../chosen-files.ts';
import type { Comparing, ComparingEvent } from '../comparison-state.ts';
import { couplesInTable, type TableOfCouples } from './pairs-from-table.ts';
import styles from '../compare-view.module.css';

interface Props {
  readonly comparing: Comparing;
  readonly pairs: readonly NamedPair<File>[];
  dispatch(event: ComparingEvent): void;
}

export function Pairing({ comparing, pairs, dispatch }: Props) {
  const { t } = useTranslation('group-grading');
  const { number } = useNumberFormat();
  const [read, setRead] = useState<TableOfCouples | 'unreadable' | null>(null);

  const onTable = async (file: File) => {
    try {
      const found = couplesInTable(await readCsv(file), comparing);
      setRead(found ?? 'unreadable');
      if (found) dispatch({ kind: 'coupled', couples: found.couples });
    } catch {
      setRead('unreadable');
    }
  };
  const onByName = () => {
    setRead(null);
    dispatch({ kind: 'renamed' });
  };

  return (
    <section className={styles.pairing} data-print="no" aria-label={t('compare.pairing.label')}>
      <p>{t('compare.paired', { count: pairs.length, shown: number(pairs.length) })}</p>
      {pairs.length > 0 && <Pairs {...{ comparing, pairs, dispatch }} />}
      {comparing.status !== 'running' && (
        <div className={styles.ways}>
          <FileButton accept=".csv,text/csv" onFiles={([file]) => void (file && onTable(file))}>
            {t('compare.pairing.byTable')}
          </FileButton>
          {comparing.partners.size > 0 && (
            <Button look="quiet" onPress={onByName}>
              {t('compare.pairing.byName')}
            </Button>
          )}
          <small>{t('compare.pairing.columns')}</small>
        </div>
      )}
      <Said read={read} />
    </section>
  );
}

function Pairs({ comparing, pairs, dispatch }: Props) {
  const { t } = useTranslation('group-grading');
  const names = { before: namesOf(comparing.before), after: namesOf(comparing.after) };
  return (
    <details>
      <summary>{t('compare.pairing.show')}</summary>
      <ul>
        {pairs.map((pair) => {
          const [first, second] = [names.before.get(pair.before), names.after.get(pair.after)];
          return (
            <li key={`${first} ${second}`}>
              <span>
                <bdi>{first}</bdi> <span aria-hidden="true">–</span> <bdi>{second}</bdi>
              </span>
              <Button
                icon={Unlink}
                look="quiet"
                isDisabled={comparing.status === 'running'}
                aria-label={t('compare.pairing.undo', { name: pair.student })}
                onPress={() => dispatch({ kind: 'parted', couple: pair })}
              ></Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function Said({ read }: { read: TableOfCouples | 'unreadable' | null }) {
  const { t, i18n } = useTranslation('group-grading');
  if (read === null) return null;
  if (read === 'unreadable')
    return <Notice kind="trouble">{t('compare.pairing.unreadable')}</Notice>;
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(i18n.language).format(names.map((name) => `\u2068${name}\u2069`));
  const { couples, unknown, odd } = read;
  return (
    <Notice kind={unknown.length + odd.length > 0 ? 'trouble' : 'good'}>
      <p>{t('compare.pairing.read', { count: couples.length })}</p>
      {unknown.length > 0 && <p>{t('compare.pairing.unknown', { names: list(unknown) })}</p>}
      {odd.length > 0 && <p>{t('compare.pairing.odd', { names: list(odd) })}</p>}
    </Notice>
  );
}

/** The rows of a CSV in any encoding, separated by commas, semicolons or tabs; else throws. */
async function readCsv(file: File): Promise<readonly (readonly string[])[]> {
  const [{ parse }, { readInPage }] = await Promise.all([
    import('csv-parse/browser/esm/sync'),
    import('@vernacular/documents/in-page'),
  ]);
  // The reader decodes text files only, so the table is read under a .txt name.
  const text = await readInPage({
    bytes: new Uint8Array(await file.arrayBuffer()),
    fileName: 'table.txt',
  });
  return parse(text, {
    bom: true,
    delimiter: [',', ';', '\t'],
    relaxColumnCount: true,
    skipEmptyLines: true,
    trim: true,
  });
}
