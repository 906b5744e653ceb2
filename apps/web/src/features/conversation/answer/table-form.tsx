import type { AnyMessage } from '@vernacular/exercises';
import { Plus, Send, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { GrowingBox } from '../../../ui/growing-box/growing-box.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { Rows } from '../state/conversation.ts';
import type { Talk } from '../state/use-conversation.ts';
import { SendLine, useSending } from './sending.tsx';
import styles from './table-form.module.css';

export function TableForm({ question, talk }: { question: AnyMessage; talk: Talk }) {
  const { t } = useTranslation('conversation');
  const rows = talk.conversation.rows ?? startingRows(question);
  const { tableHeaders, exampleRow } = question;
  const [firstCell = '', ...otherCells] = exampleRow;
  const id = useId();
  const sending = useSending({
    texts: rows.flat(),
    isBusy: !talk.canAnswer,
    onSend: () => talk.send('', filledRows(rows)),
  });
  const fill = (filled: Rows) => {
    talk.writing.typed();
    talk.tell({ type: 'filled', rows: filled });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        sending.send();
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
                      className="input"
                      rows={1}
                      dir="auto"
                      value={cell}
                      onKeyDown={sending.onKeyDown}
                      aria-label={t('cell', { column: tableHeaders[column], row: row + 1 })}
                      onChange={({ target }) => fill(changeCell(rows, row, column, target.value))}
                    />
                  </td>
                ))}
                <td>
                  <Button
                    icon={Trash2}
                    look="quiet"
                    aria-label={t('removeRow', { row: row + 1 })}
                    isDisabled={rows.length === 1}
                    onPress={() => fill(removeRow(rows, row))}
                  ></Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.tools}>
        <Button icon={Plus} look="quiet" onPress={() => fill(addRow(rows))}>
          {t('addRow')}
        </Button>
        <SendLine id={id} {...sending} />
        <Button look="primary" type="submit" isDisabled={!sending.canSend} aria-describedby={id}>
          {t('send')}
          <Send aria-hidden="true" className={styles.icon} />
        </Button>
      </div>
    </form>
  );
}

/** The rows of a new form: the question's own, then empty ones up to its minimum. */
export const startingRows = ({ tableHeaders, tableData, minimumRows }: AnyMessage): Rows =>
  Array.from({ length: Math.max(minimumRows, tableData.length, 1) }, (_, row) =>
    tableHeaders.map((_header, column) => tableData[row]?.[column] ?? ''),
  );

export const changeCell = (rows: Rows, row: number, column: number, text: string): Rows =>
  rows.with(row, rows[row]!.with(column, text));

export const addRow = (rows: Rows): Rows => [...rows, (rows[0] ?? ['']).map(() => '')];

export const removeRow = (rows: Rows, row: number): Rows =>
  rows.length > 1 ? rows.filter((_, at) => at !== row) : rows;

/** The rows to send: cells trimmed, empty rows dropped, the first row always kept (specification, section 5). */
export const filledRows = (rows: Rows): Rows =>
  rows
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells, row) => row === 0 || cells.some((cell) => cell !== ''));
