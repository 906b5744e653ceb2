import { useTranslation } from 'react-i18next';

import type {
  DictionaryChoice,
  Mismatch,
  Wish,
} from '../../../platform/dictionaries/choose-dictionary.ts';
import { dictionaryName, offerName } from '../../../platform/dictionaries/dictionary-name.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';

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
  const name = t(`textLanguage.${language}`);
  const period = chosen ? offerName(t, chosen) : dictionaryName(t, choice.answering);
  const other = kind === 'insisted' ? null : (chosen?.language ?? null);
  return (
    <Notice
      action={
        kind !== 'missing' && (
          <Button look="secondary" onPress={() => onWish({ ...wish, language: other })}>
            {kind === 'insisted'
              ? t('mismatch.goBy', { language: name })
              : t('mismatch.insist', { period })}
          </Button>
        )
      }
    >
      {t(`mismatch.${kind}`, { language: name, period })}
    </Notice>
  );
}
