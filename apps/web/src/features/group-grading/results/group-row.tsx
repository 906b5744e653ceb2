import { wholeShares } from '@vernacular/analyzer';
import { X } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';

import { errorMessage } from '../../../platform/api/error-message.ts';
import { formatFileSize } from '../../../platform/language/format-file-size.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LevelBar } from '../../../ui/level-bar/level-bar.tsx';
import styles from './group-table.module.css';
import type { GradedLine, GroupFile } from '../group-state.ts';
import { columns } from './sort-files.ts';
import { rowId, textAddress } from './text-param.ts';

/** Fills the cells of a file without a grade, so that screen readers read them as blank and not as missing. */
const noBreakSpace = '\u00A0';

interface Props {
  readonly row: GroupFile;
  /** Includes the folders if another file has the same name. */
  readonly name: string;
  readonly isCurrent: boolean;
  readonly isFixed: boolean;
  onRemove(id: number): void;
}

export const GroupRow = memo(function GroupRow({ row, name, isCurrent, isFixed, onRemove }: Props) {
  const { id, file, state } = row;
  const { t, i18n } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  const [search] = useSearchParams();
  return (
    <tr data-state={isCurrent ? 'grading' : state.kind}>
      <th scope="row">
        {state.kind === 'graded' ? (
          <>
            <Link to={textAddress(search, id)} id={rowId(id)} className={styles.name}>
              <bdi>{name}</bdi>
            </Link>
            <LevelBar counts={state.result.totals} isSmall />
          </>
        ) : (
          <>
            <bdi className={styles.name}>{name}</bdi>
            <small className={styles.said}>
              {state.kind === 'waiting' &&
                `${t(isCurrent ? 'state.grading' : 'state.waiting')} · ${formatFileSize(file.size, i18n.language)}`}
              {state.kind === 'failed' && (
                <>
                  <strong>{t('state.failed')}:</strong>{' '}
                  {errorMessage(tGrading, i18n.language, state)}
                </>
              )}
            </small>
          </>
        )}
      </th>
      {state.kind === 'graded' ? (
        <Numbers totals={state.result.totals} />
      ) : (
        columns
          .filter((column) => column !== 'name')
          .map((column) => (
            <td key={column} data-column={column}>
              {noBreakSpace}
            </td>
          ))
      )}
      <td>
        <Button
          look="quiet"
          className={styles.remove ?? ''}
          data-print="no"
          isDisabled={isFixed}
          aria-label={t('remove', { name })}
          onPress={() => onRemove(id)}
        >
          <X aria-hidden="true" />
        </Button>
      </td>
    </tr>
  );
});

function Numbers({ totals }: Pick<GradedLine, 'totals'>) {
  const { number, percent } = useNumberFormat();
  const shares = wholeShares(totals);
  return (
    <>
      {(['common', 'mid', 'rare'] as const).map((level) => (
        <td key={level} data-column={level}>
          {percent(shares[level])} <small>{number(totals[level])}</small>
        </td>
      ))}
      <td className={styles.score}>{totals.score === null ? '–' : number(totals.score)}</td>
      <td data-column="words">{number(totals.cleaned)}</td>
    </>
  );
}
