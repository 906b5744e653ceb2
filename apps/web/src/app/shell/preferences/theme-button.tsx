import { useTranslation } from 'react-i18next';

import { later } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { LaterMenu, laterMenu } from '../../../ui/menu/lazy-menu.tsx';
import { useTheme } from '../../theme/theme.ts';
import { themeIcons } from './theme-icons.ts';

const fetchMenu = async () => (await import('./theme-menu.tsx')).default;
const ThemeMenu = later(fetchMenu, laterMenu);

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
