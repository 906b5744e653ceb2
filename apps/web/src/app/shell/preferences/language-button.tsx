import { Languages } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchPart } from '../../../platform/fetch-part.ts';
import { languages } from '../../../platform/languages.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { LaterMenu } from '../../../ui/menu/later-menu.tsx';

const fetchMenu = () => fetchPart(() => import('./language-menu.tsx'));
const LanguageMenu = lazy(fetchMenu);

/** Chooses the language of the site. */
export function LanguageButton() {
  const { t, i18n } = useTranslation();
  const current = languages.find(({ code }) => code === i18n.language) ?? languages[0];
  return (
    <LaterMenu
      menu={LanguageMenu}
      fetchMenu={fetchMenu}
      label={`${t('language')}: ${current.name}`}
      className={buttonClass('quiet')}
    >
      <Languages aria-hidden="true" />
      {current.name}
    </LaterMenu>
  );
}
