import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { LevelBar } from '../../../ui/level-bar/level-bar.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { GroupRow } from './group-row.tsx';
import styles from './group-table.module.css';
import type { Group } from '../group-state.ts';
import {
  columns,
  nextSorting,
  readSorting,
  sortFiles,
  writeSorting,
  type Column,
} from './sort-files.ts';
import { summarize } from './summary-and-rare-words.ts';
import { namesOf } from '../chosen-files.ts';

export function GroupTable({ group, onRemove }: { group: Group; onRemove: (id: number) => void }) {
  const { t, i18n } = useTranslation('group-grading');
  const [search, setSearch] = useSearchParams();
  const sorting = useMemo(() => readSorting(search), [search]);
  const sortBy = (column: Column) =>
    setSearch((before) => writeSorting(before, nextSorting(readSorting(before), column)), {
      preventScrollReset: true,
      replace: true,
    });
  const { files, status } = group;
  const names = useMemo(() => namesOf(files.map(({ file }) => file)), [files]);
  const sorted = useMemo(
    () => sortFiles(files, sorting, i18n.language),
    [files, sorting, i18n.language],
  );
  // Files are read one after another, so the first that waits is the one being read.
  const current =
    status === 'running' ? files.find(({ state }) => state.kind === 'waiting')?.id : undefined;
  return (
    <Table isFramed className={styles.table} caption={t('table.caption')}>
      <thead>
        <tr>
          {columns.map((column) => {
            const direction = sorting?.column === column ? sorting.direction : null;
            return (
              <th key={column} scope="col" aria-sort={direction ?? 'none'} data-column={column}>
                <button type="button" onClick={() => sortBy(column)}>
                  {t(`table.${column}`)}
                  {direction === 'ascending' && <ArrowUp aria-hidden="true" />}
                  {direction === 'descending' && <ArrowDown aria-hidden="true" />}
                </button>
              </th>
            );
          })}
          <th scope="col" data-column="actions">
            <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <GroupRow
            key={row.id}
            name={names.get(row.file) ?? row.file.name}
            row={row}
            isCurrent={row.id === current}
            isFixed={status === 'running'}
            onRemove={onRemove}
          />
        ))}
      </tbody>
      <Together files={files} />
    </Table>
  );
}

function Together({ files }: Pick<Group, 'files'>) {
  const { t } = useTranslation('group-grading');
  const { number, percent } = useNumberFormat();
  const summary = useMemo(() => summarize(files), [files]);
  if (!summary) return null;
  const { cleaned, meanScore } = summary;
  const share = (words: number) => percent(cleaned === 0 ? 0 : (100 * words) / cleaned, 1);
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {t('table.together', { count: summary.files, shown: number(summary.files) })}
          <LevelBar counts={summary} isSmall />
        </th>
        {(['common', 'mid', 'rare'] as const).map((level) => (
          <td key={level} data-column={level}>
            {share(summary[level])} <small>{number(summary[level])}</small>
          </td>
        ))}
        <td>
          {meanScore !== null &&
            t('table.mean', { score: number(Math.round(meanScore * 10) / 10) })}
        </td>
        <td data-column="words">{number(cleaned)}</td>
        <td aria-hidden="true" />
      </tr>
    </tfoot>
  );
}
