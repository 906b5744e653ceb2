import { answerTo, headersOf, shownAnswer, type Said } from './shown-messages.ts';
import { Bubble } from './bubble.tsx';
import styles from './bubble.module.css';

interface Props {
  readonly said: readonly Said[];
  readonly names: { readonly student: string; readonly coach: string };
  readonly label?: string;
  readonly onChoose?: ((value: string) => void) | undefined;
  /**
   * True if the page shows the checks of the newest message elsewhere. Those of older messages are then folded.
   */
  readonly foldsChecks?: boolean;
}

export const Messages = ({ said, names, label, onChoose, foldsChecks = false }: Props) => (
  <ol className={styles.messages} aria-label={label}>
    {said.map(({ isStudent, rows, checks }, at) => (
      <Bubble
        // oxlint-disable-next-line react/no-array-index-key -- what was said never moves, and old messages may share an id
        key={at}
        speaker={isStudent ? names.student : names.coach}
        isStudent={isStudent}
        content={shownAnswer(said, at)}
        headers={headersOf(said, at)}
        rows={rows}
        chosen={answerTo(said, at)}
        checks={checks}
        showsChecks={!foldsChecks ? 'whole' : at === said.length - 1 ? 'elsewhere' : 'folded'}
        onChoose={at === said.length - 1 ? onChoose : undefined}
      />
    ))}
  </ol>
);
