import { Suspense, useEffect, useMemo, useRef, type MouseEvent, type RefObject } from 'react';

import { classNames } from '../../ui/class-names.ts';
import { loadTexts } from '../../platform/language/i18n.ts';
import { lazyWithRetry } from '../lazy-with-retry/lazy-with-retry.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { answerTo, headersOf, shownAnswer, type Said } from './shown-messages.ts';
import styles from './messages.module.css';
import { chosenValue, messageHtml } from './message-html.ts';

const AnsweredChecks = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./answered-checks.tsx'), loadTexts('checks')]);
  return part.AnsweredChecks;
});

interface Props {
  readonly said: readonly Said[];
  readonly names: { readonly student: string; readonly coach: string };
  readonly label?: string;
  /** Takes a chosen option of the newest message. */
  readonly onChoose?: ((value: string) => void) | undefined;
  /** True if the page shows the checks of the newest message elsewhere. Those of older messages are then folded. */
  readonly foldsChecks?: boolean;
}

/** The messages of a conversation in order, as a list; the last one may have options to choose from. */
export const Messages = ({ said, names, label, onChoose, foldsChecks = false }: Props) => (
  <ol aria-label={label}>
    {said.map(({ isStudent }, at) => (
      <Bubble
        // oxlint-disable-next-line react/no-array-index-key -- what was said never moves, and old messages may share an id
        key={at}
        said={said}
        at={at}
        speaker={isStudent ? names.student : names.coach}
        showsChecks={!foldsChecks ? 'whole' : at === said.length - 1 ? 'elsewhere' : 'folded'}
        onChoose={at === said.length - 1 ? onChoose : undefined}
      />
    ))}
  </ol>
);

function Bubble({
  said,
  at,
  speaker,
  showsChecks,
  onChoose,
}: Pick<Props, 'said' | 'onChoose'> & {
  at: number;
  speaker: string;
  showsChecks: 'whole' | 'folded' | 'elsewhere';
}) {
  const { isStudent, rows, checks } = said[at]!;
  const content = shownAnswer(said, at);
  const chosen = answerTo(said, at);
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
        {pieces.map((piece, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a piece is the one at its place
          <div key={place} dangerouslySetInnerHTML={{ __html: piece }} />
        ))}
        {typeof content === 'string' && content !== '' && (
          <p className={styles.plain} dir="auto">
            {content}
          </p>
        )}
        {rows.length > 0 && <FilledTable headers={headersOf(said, at)} rows={rows} />}
        {checks && showsChecks !== 'elsewhere' && (
          <Suspense>
            <AnsweredChecks checks={checks} isFolded={showsChecks === 'folded'} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

/** Splits off the comments, so that what is shown stays in place and is not read out again while a model writes. */
const piecesOf = (html: string): readonly string[] =>
  html === '' ? [] : html.split(/(?=<div class="comment )/u);

const FilledTable = ({ headers, rows }: Pick<Said, 'headers' | 'rows'>) => (
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

/** Makes a table wider than its message focusable and named, so that it can be scrolled by keyboard. */
function useWideTables(message: RefObject<HTMLElement | null>, content: unknown): void {
  useEffect(() => {
    const boxes = message.current?.querySelectorAll<HTMLElement>('.table-box') ?? [];
    const watch = new ResizeObserver(() => boxes.forEach(look));
    for (const box of boxes) watch.observe(box);
    return () => watch.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- new content has new tables
  }, [message, content]);
}

function look(box: HTMLElement): void {
  const isWide = box.scrollWidth > box.clientWidth;
  for (const [name, value] of Object.entries({
    tabindex: '0',
    role: 'region',
    'aria-label': nameOf(box),
  })) {
    if (isWide) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}

const nameOf = (box: HTMLElement): string =>
  box.querySelector('caption')?.textContent.trim() ??
  [...box.querySelectorAll('thead th')].map(({ textContent }) => textContent.trim()).join(', ');
