import { useTranslation } from 'react-i18next';
import { useSearchParams, Link } from 'react-router';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { CompareView } from './compare/compare-view.tsx';
import { useComparing } from './compare/use-comparison.ts';
import { GradeView } from './grade-view.tsx';
import styles from './group-grading-screen.module.css';
import { useGroup } from './use-group.ts';

/** Grades many texts, or compares two rounds. Each view keeps its files while the other is open. */
export default function GroupGradingScreen() {
  const { t } = useTranslation('group-grading');
  const [search] = useSearchParams();
  const view = readView(search);
  usePageTitle(t(view === 'compare' ? 'compare.title' : 'title'));
  const group = useGroup();
  const comparison = useComparing();
  return (
    <>
      <header className="head">
        <h1>{t(view === 'compare' ? 'compare.headline' : 'headline')}</h1>
        <p>{t(view === 'compare' ? 'compare.lead' : 'lead')}</p>
      </header>
      <Views current={view} />
      {view === 'compare' ? <CompareView {...comparison} /> : <GradeView {...group} />}
    </>
  );
}

const views = ['grade', 'compare'] as const;
type View = (typeof views)[number];

const readView = (search: URLSearchParams): View =>
  search.get('view') === 'compare' ? 'compare' : 'grade';

/** Each view has its own address, so that the Back button works. */
function Views({ current }: { current: View }) {
  const { t } = useTranslation('group-grading');
  const [search] = useSearchParams();
  const addressOf = (view: View) => {
    const next = new URLSearchParams(search);
    next.delete('text');
    if (view === 'grade') next.delete('view');
    else next.set('view', view);
    return { search: next.toString() };
  };
  return (
    <nav className={styles.views} data-print="no" aria-label={t('views.label')}>
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
