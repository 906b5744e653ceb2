import { useTranslation } from 'react-i18next';

import { useSite } from '../../platform/site/use-site.ts';
import { groupNews } from './group-news.ts';
import styles from './news.module.css';

export function News() {
  const { t, i18n } = useTranslation('about');
  const groups = groupNews(useSite().news);
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  if (groups.length === 0) return <p className={styles.empty}>{t('inTheNews.empty')}</p>;
  return groups.map(({ language, direction, links }) => (
    <div key={language} className={styles.group}>
      <h3>{t('inTheNews.inLanguage', { language: names.of(language) })}</h3>
      <ul dir={direction} lang={language}>
        {links.map((article) => (
          <li key={article.link}>
            <a href={article.link} rel="noopener">
              {article.title}
            </a>
            {article.source && <span className={styles.source}>{article.source}</span>}
          </li>
        ))}
      </ul>
    </div>
  ));
}
