import { useTranslation } from 'react-i18next';

import type { OpenedPopup } from '../../../ui/popover/lazy-popup.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { chooseTheme, themes, useTheme, type Theme } from '../../theme/theme.ts';
import { themeIcons } from './theme-icons.ts';

export default function ThemeMenu(opened: OpenedPopup) {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <Menu
      {...opened}
      aria-label={t('theme.label')}
      selectionMode="single"
      selectedKeys={[theme]}
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
