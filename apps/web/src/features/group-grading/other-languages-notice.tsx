import type { OfferedDictionary } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { offerName } from '../../platform/dictionaries/dictionary-name.ts';
import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import type { GradedLine } from './group-state.ts';

const mostNamed = 5;

export function OtherLanguages({
  lines,
  chosen,
  insists,
  isRunning,
  onInsist,
}: {
  lines: readonly GradedLine[];
  chosen: OfferedDictionary | null;
  insists: boolean;
  isRunning: boolean;
  onInsist: (isWanted: boolean) => void;
}) {
  const { t, i18n } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  const { number } = useNumberFormat();
  const others = lines.filter(({ dictionary }) => dictionary.mismatch !== undefined);
  if (!chosen || others.length === 0) return null;
  const named = others.slice(0, mostNamed).map(({ name }) => `\u2068${name}\u2069`);
  const more = others.length > mostNamed ? [`+${number(others.length - mostNamed)}`] : [];
  const names = new Intl.ListFormat(i18n.language).format([...named, ...more]);
  const period = offerName(tGrading, chosen);
  const values = { names, period };
  return (
    <Notice
      button={
        !isRunning && {
          name: insists ? t('languages.goBy') : tGrading('mismatch.insist', { period }),
          onPress: () => onInsist(!insists),
        }
      }
    >
      {t(insists ? 'languages.insisted' : 'languages.switched', values)}
    </Notice>
  );
}
