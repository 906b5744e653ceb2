import { useTranslation } from 'react-i18next';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { tools } from '../../platform/site/tools.ts';
import { Hero } from './hero.tsx';
import { Readers } from './readers.tsx';
import styles from './home-screen.module.css';
import { ToolCard } from './tool-card.tsx';

export default function HomeScreen() {
  const { t } = useTranslation('home');
  usePageTitle();
  return (
    <>
      <Hero />
      <section className={styles.tools} aria-labelledby="tools">
        <h2 id="tools">{t('tools.title')}</h2>
        <ul className={styles.cards}>
          {tools.map((tool) => (
            <li key={tool.id}>
              <ToolCard tool={tool} />
            </li>
          ))}
        </ul>
      </section>
      <Readers />
    </>
  );
}
