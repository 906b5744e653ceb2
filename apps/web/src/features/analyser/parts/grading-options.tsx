import { type LanguageCode, languageCodes, type Method } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import type { DictionaryChoice, Wish } from '../../../platform/dictionaries/choose-dictionary.ts';
import { languageName } from '../../../platform/language/language-name.ts';
import { MethodSwitch } from '../../../parts/method-switch/method-switch.tsx';
import { Select } from '../../../parts/select/select.tsx';

/** The language of the text and the method of grading. */
export function Choices({
  choice,
  wish,
  heard,
  method,
  onWish,
  onMethod,
}: {
  choice: DictionaryChoice | null;
  wish: Wish;
  heard: LanguageCode | null;
  method: Method;
  onWish: (wish: Wish) => void;
  onMethod: (method: Method) => void;
}) {
  const { t } = useTranslation('grading');
  const auto = heard
    ? t('textLanguage.heard', { language: languageName(heard) })
    : t('textLanguage.auto');
  return (
    <>
      <Select
        label={t('textLanguage.label')}
        choices={[
          { id: 'auto', name: auto },
          ...languageCodes.map((id) => ({ id, name: languageName(id) })),
        ]}
        value={wish.language ?? 'auto'}
        onChange={(id) =>
          onWish({ ...wish, language: id === 'auto' ? null : (id as LanguageCode) })
        }
      />
      <MethodSwitch
        method={method}
        isEnglish={choice === null || choice.language === 'en'}
        onChange={onMethod}
      />
    </>
  );
}
