import type { Message } from '@vernacular/exercises';
import { useMemo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './bubble.module.css';
import { chosenValue, safeHtml } from './safe-html.ts';

interface Props {
  readonly message: Message;
  /** Whether the message is the question to answer now. */
  readonly isOpen: boolean;
  onChoose(value: string): void;
}

/** One message: the coach's as sanitised HTML, the student's letter by letter. Options inside it are real buttons; a click anywhere in one chooses it. */
export function Bubble({ message, isOpen, onChoose }: Props) {
  const { t } = useTranslation('conversation');
  const { isStudent, text, tableData } = message;
  const html = useMemo(() => (isStudent ? '' : safeHtml(text, isOpen)), [isStudent, text, isOpen]);
  const onClick = (event: MouseEvent) => {
    const value = isOpen ? chosenValue(event.target) : null;
    if (value !== null) onChoose(value);
  };
  return (
    <li className={classNames(styles.row, isStudent && styles.mine)}>
      <VisuallyHidden>{t(isStudent ? 'you' : 'coach')}</VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the buttons inside take the keys */}
      <div className={styles.bubble} onClick={onClick}>
        {isStudent ? (
          <p className={styles.plain} dir="auto">
            {text}
          </p>
        ) : (
          <div dangerouslySetInnerHTML={{ __html: html }} />
        )}
        {tableData.length > 0 && (
          <table className={styles.table}>
            <tbody>
              {tableData.map((row) => (
                <tr key={row.join('\u0000')}>
                  {row.map((cell, column) => (
                    // oxlint-disable-next-line react/no-array-index-key -- the columns of a sent table never move
                    <td key={column} dir="auto">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </li>
  );
}
