import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { CompareView } from './compare/compare-view.tsx';
import { useComparing } from './compare/use-comparison.ts';
import { GradeView } from './grade-view.tsx';
import styles from './group-grading-screen.module.css';
import { useGroup } from './use-group.ts';
import { readView, Views } from './views.tsx';

/**
 * Grades many texts into one table, or compares them before and after. Each view keeps its files while the other is
 * open.
 */
export default function GroupGradingScreen() {
  const { t } = useTranslation('group-grading');
  const [search] = useSearchParams();
  const view = readView(search);
  usePageTitle(t(view === 'compare' ? 'compare.title' : 'title'));
  const group = useGroup();
  const comparison = useComparing();
  return (
    <>
      <header className={styles.head}>
        <h1>{t(view === 'compare' ? 'compare.headline' : 'headline')}</h1>
        <p>{t(view === 'compare' ? 'compare.lead' : 'lead')}</p>
      </header>
      <Views />
      {view === 'compare' ? <CompareView {...comparison} /> : <GradeView {...group} />}
    </>
  );
}
