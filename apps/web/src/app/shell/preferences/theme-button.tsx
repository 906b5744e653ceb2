import { lazy } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchPart } from '../../../platform/fetch-part.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { LaterMenu } from '../../../ui/menu/later-menu.tsx';
import { useTheme } from '../../theme/theme.ts';
import { themeIcons } from './theme-icons.ts';

const fetchMenu = () => fetchPart(() => import('./theme-menu.tsx'));
const ThemeMenu = lazy(fetchMenu);

/** Chooses between light, dark, and what the device says. */
export function ThemeButton() {
  const { t } = useTranslation();
  const theme = useTheme();
  const Current = themeIcons[theme];
  return (
    <LaterMenu
      menu={ThemeMenu}
      fetchMenu={fetchMenu}
      label={`${t('theme.label')}: ${t(`theme.${theme}`)}`}
      className={buttonClass('quiet')}
    >
      <Current aria-hidden="true" />
    </LaterMenu>
  );
}
