import { useTranslation } from 'react-i18next';

import type {
  DictionaryChoice,
  Mismatch,
  Wish,
} from '../../../platform/dictionaries/choose-dictionary.ts';
import { dictionaryName, offerName } from '../../../platform/dictionaries/dictionary-name.ts';
import { languageName } from '../../../platform/language/language-name.ts';
import { Notice } from '../../../ui/notice/notice.tsx';

/** Says that a text is in another language than its dictionary. */
export function LanguageNotice({
  choice,
  mismatch: { kind, language, chosen },
  wish,
  onWish,
}: {
  choice: DictionaryChoice;
  mismatch: Mismatch;
  wish: Wish;
  onWish: (wish: Wish) => void;
}) {
  const { t } = useTranslation('grading');
  const name = languageName(language);
  const period = chosen ? offerName(t, chosen) : dictionaryName(t, choice.answering);
  const other = kind === 'insisted' ? null : (chosen?.language ?? null);
  return (
    <Notice
      button={
        kind !== 'missing' && {
          name:
            kind === 'insisted'
              ? t('mismatch.goBy', { language: name })
              : t('mismatch.insist', { period }),
          onPress: () => onWish({ ...wish, language: other }),
        }
      }
    >
      {t(`mismatch.${kind}`, { language: name, period })}
    </Notice>
  );
}

/** Says that a text is neither English nor Hebrew. */
export function ForeignNotice({
  code,
  wish,
  onWish,
}: {
  /** ISO 639-1: `de`. */
  code: string;
  wish: Wish;
  onWish: (wish: Wish) => void;
}) {
  const { t } = useTranslation('analyser');
  return (
    <Notice
      button={{ name: t('foreign.insist'), onPress: () => onWish({ ...wish, language: 'en' }) }}
    >
      {t('foreign.looksLike', { language: languageName(code) })}
    </Notice>
  );
}
