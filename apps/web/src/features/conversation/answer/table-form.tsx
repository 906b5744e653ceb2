import type { AnyMessage } from '@vernacular/exercises';
import { Plus, Send, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { GrowingBox } from '../../../ui/growing-box/growing-box.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { Rows } from '../state/conversation.ts';
import { useSending } from './use-sending.ts';
import { SendLine } from './sending-status.tsx';
import styles from './table-form.module.css';

interface Props {
  readonly question: AnyMessage;
  readonly filled: Rows | null;
  readonly isBusy: boolean;
  onFill(rows: Rows): void;
  onSend(rows: Rows): void;
}

export function TableForm({ question, filled, isBusy, onFill, onSend }: Props) {
  const { t } = useTranslation('conversation');
  const rows = filled ?? startingRows(question);
  const { tableHeaders, exampleRow } = question;
  const [firstCell = '', ...otherCells] = exampleRow;
  const id = useId();
  const { canSend, says, refusals, send, onKeyDown } = useSending({
    texts: rows.flat(),
    isBusy,
    onSend: () => onSend(filledRows(rows)),
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              {tableHeaders.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>{t('rowTools')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {exampleRow.length > 0 && (
              <tr className={styles.example}>
                {[t('example', { text: firstCell }), ...otherCells].map((cell, column) => (
                  <td
                    key={tableHeaders[column] ?? column}
                    data-column={tableHeaders[column]}
                    dir="auto"
                  >
                    {cell}
                  </td>
                ))}
                <td aria-hidden="true"> </td>
              </tr>
            )}
            {rows.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no other name
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={tableHeaders[column] ?? column} data-column={tableHeaders[column]}>
                    <GrowingBox
                      rows={1}
                      dir="auto"
                      value={cell}
                      onKeyDown={onKeyDown}
                      aria-label={t('cell', { column: tableHeaders[column], row: row + 1 })}
                      onChange={({ target }) => onFill(changeCell(rows, row, column, target.value))}
                    />
                  </td>
                ))}
                <td>
                  <Button
                    icon={Trash2}
                    look="quiet"
                    aria-label={t('removeRow', { row: row + 1 })}
                    isDisabled={rows.length === 1}
                    onPress={() => onFill(removeRow(rows, row))}
                  ></Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.tools}>
        <Button icon={Plus} look="quiet" onPress={() => onFill(addRow(rows))}>
          {t('addRow')}
        </Button>
        <SendLine id={id} says={says} refusals={refusals} />
        <Button look="primary" type="submit" isDisabled={!canSend} aria-describedby={id}>
          {t('send')}
          <Send aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}

export const startingRows = ({ tableHeaders, tableData, minimumRows }: AnyMessage): Rows =>
  Array.from({ length: Math.max(minimumRows, tableData.length, 1) }, (_, row) =>
    tableHeaders.map((_header, column) => tableData[row]?.[column] ?? ''),
  );

export const changeCell = (rows: Rows, row: number, column: number, text: string): Rows =>
  rows.map((cells, at) =>
    at === row ? cells.map((cell, on) => (on === column ? text : cell)) : cells,
  );

export const addRow = (rows: Rows): Rows => [...rows, (rows[0] ?? ['']).map(() => '')];

export const removeRow = (rows: Rows, row: number): Rows =>
  rows.length > 1 ? rows.filter((_, at) => at !== row) : rows;

/** The rows to send: cells trimmed, empty rows dropped, the first row always kept (specification, section 5). */
export const filledRows = (rows: Rows): Rows =>
  rows
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells, row) => row === 0 || cells.some((cell) => cell !== ''));
