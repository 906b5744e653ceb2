import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { chooseLanguage } from '../../../platform/i18n.ts';
import { languages } from '../../../platform/languages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';

/** Chooses the language of the site: each under its own name, in its own script. */
export function LanguageButton() {
  const { t, i18n } = useTranslation();
  const current = languages.find(({ code }) => code === i18n.language) ?? languages[0];
  return (
    <Menu
      aria-label={t('language')}
      selectionMode="single"
      selectedKeys={[current.code]}
      onAction={(code) => void chooseLanguage(String(code))}
      button={
        <Button look="quiet" aria-label={`${t('language')}: ${current.name}`}>
          <Languages aria-hidden="true" />
          {current.name}
        </Button>
      }
    >
      {languages.map(({ code, name }) => (
        <MenuItem key={code} id={code} textValue={name}>
          <span lang={code}>{name}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
