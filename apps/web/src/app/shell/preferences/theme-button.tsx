import { useTranslation } from 'react-i18next';

import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { LazyPopup, lazyPopup } from '../../../ui/popover/lazy-popup.tsx';
import { useTheme } from '../../theme/theme.ts';
import { themeIcons } from './theme-icons.ts';

const fetchMenu = async () => (await import('./theme-menu.tsx')).default;
const ThemeMenu = lazyWithRetry(fetchMenu, lazyPopup);

export function ThemeButton() {
  const { t } = useTranslation();
  const theme = useTheme();
  const Current = themeIcons[theme];
  return (
    <LazyPopup
      fetchPopup={fetchMenu}
      renderPopup={(opened) => <ThemeMenu {...opened} />}
      aria-label={`${t('theme.label')}: ${t(`theme.${theme}`)}`}
      className={buttonClass('quiet')}
    >
      <Current aria-hidden="true" />
    </LazyPopup>
  );
}
