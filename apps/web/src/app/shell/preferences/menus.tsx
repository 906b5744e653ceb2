import { useTranslation } from 'react-i18next';

import { chooseLanguage } from '../../../platform/language/i18n.ts';
import { languages, nearestLanguage } from '../../../platform/language/languages.ts';
import type { OpenedPopup } from '../../../ui/popover/lazy-popup.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { chooseTheme, themeIcons, themes, useTheme, type Theme } from '../../theme/theme.ts';

export function LanguageMenu(opened: OpenedPopup) {
  const { t, i18n } = useTranslation();
  return (
    <Menu
      {...opened}
      aria-label={t('language')}
      selectionMode="single"
      selectedKeys={[nearestLanguage(i18n.language)]}
      onAction={(code) => void chooseLanguage(String(code))}
    >
      {languages.map(({ code, name }) => (
        <MenuItem key={code} id={code} textValue={name}>
          <span lang={code}>{name}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}

export function ThemeMenu(opened: OpenedPopup) {
  const { t } = useTranslation();
  return (
    <Menu
      {...opened}
      aria-label={t('theme.label')}
      selectionMode="single"
      selectedKeys={[useTheme()]}
      onAction={(key) => chooseTheme(key as Theme)}
    >
      {themes.map((id) => {
        const Icon = themeIcons[id];
        return (
          <MenuItem key={id} id={id} textValue={t(`theme.${id}`)}>
            <Icon aria-hidden="true" />
            {t(`theme.${id}`)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
