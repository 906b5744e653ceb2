import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';

import styles from './views.module.css';

const views = ['grade', 'compare'] as const;
type View = (typeof views)[number];

export const readView = (search: URLSearchParams): View =>
  search.get('view') === 'compare' ? 'compare' : 'grade';

/** Each view has its own address, so that the Back button works. */
export function Views() {
  const { t } = useTranslation('group-grading');
  const [search] = useSearchParams();
  const current = readView(search);
  const addressOf = (view: View) => {
    const next = new URLSearchParams(search);
    next.delete('text');
    if (view === 'grade') next.delete('view');
    else next.set('view', view);
    return { search: next.toString() };
  };
  return (
    <nav className={styles.views} aria-label={t('views.label')}>
      {views.map((view) => (
        <Link
          key={view}
          to={addressOf(view)}
          preventScrollReset
          aria-current={view === current ? 'page' : undefined}
        >
          {t(`views.${view}`)}
        </Link>
      ))}
    </nav>
  );
}
