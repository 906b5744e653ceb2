import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { languages } from '../../../platform/language/languages.ts';
import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { LazyPopup, lazyPopup } from '../../../ui/popover/lazy-popup.tsx';

const fetchMenu = async () => (await import('./language-menu.tsx')).default;
const LanguageMenu = lazyWithRetry(fetchMenu, lazyPopup);

export function LanguageButton() {
  const { t, i18n } = useTranslation();
  const current = languages.find(({ code }) => code === i18n.language) ?? languages[0];
  return (
    <LazyPopup
      fetchPopup={fetchMenu}
      renderPopup={(opened) => <LanguageMenu {...opened} />}
      aria-label={`${t('language')}: ${current.name}`}
      className={buttonClass('quiet')}
    >
      <Languages aria-hidden="true" />
      {current.name}
    </LazyPopup>
  );
}
