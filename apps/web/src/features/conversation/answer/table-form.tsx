import type { AnyMessage } from '@vernacular/exercises';
import { Plus, Send, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { GrowingBox } from '../../../ui/growing-box/growing-box.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { Rows } from '../state/conversation.ts';
import { useSending } from './use-sending.ts';
import { SendLine } from './send-line.tsx';
import styles from './table-form.module.css';
import { addRow, changeCell, filledRows, removeRow, startingRows } from './table-rows.ts';

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
                    look="quiet"
                    aria-label={t('removeRow', { row: row + 1 })}
                    isDisabled={rows.length === 1}
                    onPress={() => onFill(removeRow(rows, row))}
                  >
                    <Trash2 aria-hidden="true" />
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.tools}>
        <Button look="quiet" onPress={() => onFill(addRow(rows))}>
          <Plus aria-hidden="true" />
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
