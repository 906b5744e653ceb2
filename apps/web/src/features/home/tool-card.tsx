import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { accessCookie } from '../../platform/account/access-cookie.ts';
import { nearestLanguage } from '../../platform/language/languages.ts';
import { useToolName, type Tool } from '../../platform/site/tools.ts';
import styles from './tool-card.module.css';
import { pictureOf } from './tool-pictures.ts';

export function ToolCard({ tool }: { tool: Tool }) {
  const { t, i18n } = useTranslation('home');
  const nameOf = useToolName();
  return (
    <Link
      to={tool.path}
      reloadDocument={tool.opensFresh}
      onClick={tool.opensFresh ? accessCookie.keep : undefined}
      className={styles.card}
    >
      <div className={styles.picture}>{pictureOf(tool)}</div>
      <h3>{nameOf(tool)}</h3>
      <p>{tool.said?.[nearestLanguage(i18n.language)].card ?? t('tools.deJargonizer')}</p>
    </Link>
  );
}
