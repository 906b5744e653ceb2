import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { chooseTheme, themes, useTheme, type Theme } from '../../theme/theme.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** Chooses between light, dark, and what the device says. */
export function ThemeMenu() {
  const { t } = useTranslation();
  const theme = useTheme();
  const Current = icons[theme];
  return (
    <Menu
      aria-label={t('theme.label')}
      selectionMode="single"
      selectedKeys={[theme]}
      onAction={(key) => chooseTheme(key as Theme)}
      button={
        <Button look="quiet" aria-label={`${t('theme.label')}: ${t(`theme.${theme}`)}`}>
          <Current aria-hidden="true" />
        </Button>
      }
    >
      {themes.map((id) => {
        const Icon = icons[id];
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
