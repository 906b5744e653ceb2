import { useTranslation } from 'react-i18next';

import type { Wish } from '../../../platform/dictionaries/choose-dictionary.ts';
import { Notice } from '../../../ui/notice/notice.tsx';

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
  const { t, i18n } = useTranslation('analyser');
  const language = new Intl.DisplayNames(i18n.language, { type: 'language' }).of(code);
  return (
    <Notice
      button={{ name: t('foreign.insist'), onPress: () => onWish({ ...wish, language: 'en' }) }}
    >
      {t('foreign.looksLike', { language })}
    </Notice>
  );
}
