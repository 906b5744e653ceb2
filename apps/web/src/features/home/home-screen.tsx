import { useTranslation } from 'react-i18next';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { tools, useToolName } from '../../platform/site/tools.ts';
import styles from './home-screen.module.css';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useReportWhenIdle } from '../../platform/text/use-report-when-idle.ts';
import { nearestLanguage } from '../../platform/language/languages.ts';
import { ColouredText } from '../../ui/coloured-text/coloured-text.tsx';
import { accessCookie } from '../../platform/account/access-cookie.ts';
import { pictureOf } from './tool-pictures.ts';

export default function HomeScreen() {
  const { t, i18n } = useTranslation('home');
  const nameOf = useToolName();
  usePageTitle();
  return (
    <>
      <Hero />
      <section className={styles.tools} aria-labelledby="tools">
        <h2 id="tools">{t('tools.title')}</h2>
        <ul className={styles.cards}>
          {tools.map((tool) => (
            <li key={tool.id}>
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
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Hero() {
  const { t } = useTranslation('home');
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.headline}>{t('headline')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <a className={buttonClass('primary')} href="/de-jargonizer">
          {t('start')}
          <ArrowRight className={styles.arrow} aria-hidden="true" />
        </a>
      </div>
      <figure className={styles.sheet}>
        <figcaption className={styles.caption}>{t('sample.title')}</figcaption>
        <Version heading={t('sample.expert')} text={t('sample.expertText')} />
        <Version heading={t('sample.plain')} text={t('sample.plainText')} />
      </figure>
    </div>
  );
}

function Version({ heading, text }: { heading: string; text: string }) {
  const { t, i18n } = useTranslation('home');
  const report = useReportWhenIdle(text, nearestLanguage(i18n.language));
  return (
    <div className={styles.version}>
      <div className={styles.bar}>
        <span>{heading}</span>
        <span className={styles.score}>{report && t('sample.score', { score: report.score })}</span>
      </div>
      <p>
        <ColouredText text={text} words={report?.tokens ?? null} />
      </p>
    </div>
  );
}
