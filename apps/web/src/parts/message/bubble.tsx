import type { AnsweredCheck } from '@vernacular/exercises';
import { Suspense, useMemo, useRef, type MouseEvent } from 'react';

import { classNames } from '../../ui/class-names.ts';
import { loadTexts } from '../../platform/language/i18n.ts';
import { lazyWithRetry } from '../lazy-with-retry/lazy-with-retry.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import type { Content } from './shown-messages.ts';
import styles from './bubble.module.css';
import { chosenValue, messageHtml } from './message-html.ts';
import { useWideTables } from './use-wide-tables.ts';

const AnsweredChecks = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./answered-checks.tsx'), loadTexts('checks')]);
  return part.AnsweredChecks;
});

interface Props {
  readonly speaker: string;
  readonly isStudent: boolean;
  readonly content: Content;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Present only while the options of the message can be chosen. */
  readonly onChoose?: ((value: string) => void) | undefined;
  /** The answer to this message, used to mark the chosen option. */
  readonly chosen: string | null;
  /** Replaces the message's own list of checks. */
  readonly checks: readonly AnsweredCheck[] | undefined;
  readonly showsChecks: 'whole' | 'folded' | 'elsewhere';
}

export function Bubble(props: Props) {
  const { speaker, isStudent, content, headers, rows, onChoose, chosen, checks } = props;
  const isOpen = onChoose !== undefined;
  const hasChecks = checks !== undefined;
  const pieces = useMemo(
    () =>
      typeof content === 'string'
        ? []
        : piecesOf(messageHtml(content, isOpen, chosen, hasChecks ? 'section.checks' : null)),
    [content, isOpen, chosen, hasChecks],
  );
  const bubble = useRef<HTMLDivElement>(null);
  useWideTables(bubble, pieces);
  const onClick = ({ target }: MouseEvent) => {
    const value = chosenValue(target);
    if (value !== null) onChoose?.(value);
  };
  return (
    <li className={classNames(styles.row, isStudent && styles.mine)}>
      <VisuallyHidden>{speaker}</VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the buttons inside take the keys */}
      <div ref={bubble} className={styles.bubble} {...(isOpen && { onClick })}>
        {pieces.map((piece, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a piece is the one at its place
          <div key={at} dangerouslySetInnerHTML={{ __html: piece }} />
        ))}
        {typeof content === 'string' && content !== '' && (
          <p className={styles.plain} dir="auto">
            {content}
          </p>
        )}
        {rows.length > 0 && <FilledTable headers={headers} rows={rows} />}
        {checks && props.showsChecks !== 'elsewhere' && (
          <Suspense>
            <AnsweredChecks checks={checks} isFolded={props.showsChecks === 'folded'} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

/**
 * Splits a message from its comments, so that parts already shown stay in place and are not read out again while a
 * model writes.
 */
const piecesOf = (html: string): readonly string[] =>
  html === '' ? [] : html.split(/(?=<div class="comment )/u);

const FilledTable = ({ headers, rows }: Pick<Props, 'headers' | 'rows'>) => (
  <div className="table-box">
    <table>
      {headers.length > 0 && (
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col" dir="auto">
                {header}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
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
  </div>
);
