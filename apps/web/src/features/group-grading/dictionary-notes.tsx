import type { OfferedDictionary } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import {
  dictionaryName,
  offerName,
  substituteNote,
} from '../../platform/dictionaries/dictionary-name.ts';
import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import type { GradedLine } from './group-state.ts';
import styles from './group-grading-screen.module.css';

/** Returns a function that names the dictionaries and the method of some results, in one sentence or more. */
export function useDictionaryNote(): (lines: readonly GradedLine[]) => string {
  const { t, i18n } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  return (lines) => {
    const names = lines.map(({ dictionary }) => dictionaryName(tGrading, dictionary));
    const labels = new Intl.ListFormat(i18n.language).format([...new Set(names)]);
    const isRefined = lines.some(({ method }) => method === 'refined');
    const missing = lines.map(({ dictionary }) => substituteNote(tGrading, dictionary));
    return [t('counted', { labels }), ...new Set(missing), isRefined && tGrading('method.scores')]
      .filter(Boolean)
      .join(' ');
  };
}

export function CountsUsed({ lines }: { lines: readonly GradedLine[] }) {
  const countsOf = useDictionaryNote();
  return lines.length === 0 ? null : <p className={styles.size}>{countsOf(lines)}</p>;
}

const mostNamed = 5;

interface Props {
  readonly lines: readonly GradedLine[];
  readonly chosen: OfferedDictionary | null;
  readonly insists: boolean;
  readonly isRunning: boolean;
  onInsist(isWanted: boolean): void;
}

/** Names files that another dictionary graded because of their language; a button applies the chosen one to all. */
export function OtherLanguages({ lines, chosen, insists, isRunning, onInsist }: Props) {
  const { t, i18n } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  const { number } = useNumberFormat();
  const others = lines.filter(({ dictionary }) => dictionary.mismatch !== undefined);
  if (!chosen || others.length === 0) return null;
  const named = others.slice(0, mostNamed).map(({ name }) => `\u2068${name}\u2069`);
  const more = others.length > mostNamed ? [`+${number(others.length - mostNamed)}`] : [];
  const names = new Intl.ListFormat(i18n.language).format([...named, ...more]);
  const period = offerName(tGrading, chosen);
  return (
    <Notice
      button={
        !isRunning && {
          name: insists ? t('languages.goBy') : tGrading('mismatch.insist', { period }),
          onPress: () => onInsist(!insists),
        }
      }
    >
      {t(insists ? 'languages.insisted' : 'languages.switched', { names, period })}
    </Notice>
  );
}
