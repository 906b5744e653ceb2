import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { accessCookie } from '../../platform/access-cookie.ts';
import type { tools } from '../../platform/tools.ts';
import styles from './tool-card.module.css';
import { toolPictures } from './tool-pictures.ts';

/** A tool's drawing, name and purpose; the whole card is one link. */
export function ToolCard({ tool }: { tool: (typeof tools)[number] }) {
  const { t } = useTranslation(['home', 'shell']);
  const Picture = toolPictures[tool.id];
  return (
    <Link
      to={tool.path}
      reloadDocument={tool.opensFresh}
      onClick={tool.opensFresh ? accessCookie.keep : undefined}
      className={styles.card}
    >
      <div className={styles.picture}>
        <Picture />
      </div>
      <h3>{t(`shell:tools.${tool.id}`)}</h3>
      <p>{t(`tools.${tool.id}`)}</p>
    </Link>
  );
}
