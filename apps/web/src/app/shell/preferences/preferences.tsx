import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { languages } from '../../../platform/language/languages.ts';
import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { LazyPopup, lazyPopup } from '../../../ui/popover/lazy-popup.tsx';
import { themeIcons, useTheme } from '../../theme/theme.ts';

const fetchLanguageMenu = async () => (await import('./menus.tsx')).LanguageMenu;
const LanguageMenu = lazyWithRetry(fetchLanguageMenu, lazyPopup);
const fetchThemeMenu = async () => (await import('./menus.tsx')).ThemeMenu;
const ThemeMenu = lazyWithRetry(fetchThemeMenu, lazyPopup);

/** The buttons that open the menus of languages and of themes. */
export function Preferences() {
  const { t, i18n } = useTranslation();
  const language = languages.find(({ code }) => code === i18n.language) ?? languages[0];
  const theme = useTheme();
  const ThemeIcon = themeIcons[theme];
  return (
    <div className="row gap-1">
      <LazyPopup
        fetchPopup={fetchLanguageMenu}
        renderPopup={(opened) => <LanguageMenu {...opened} />}
        aria-label={`${t('language')}: ${language.name}`}
        className={buttonClass('quiet')}
      >
        <Languages aria-hidden="true" />
        {language.name}
      </LazyPopup>
      <LazyPopup
        fetchPopup={fetchThemeMenu}
        renderPopup={(opened) => <ThemeMenu {...opened} />}
        aria-label={`${t('theme.label')}: ${t(`theme.${theme}`)}`}
        className={buttonClass('quiet')}
      >
        <ThemeIcon aria-hidden="true" />
      </LazyPopup>
    </div>
  );
}
