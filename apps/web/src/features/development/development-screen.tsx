import { englishPeriods } from '@vernacular/dictionaries';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { Article, Section } from '../../parts/article/article.tsx';
import { useSite } from '../../platform/site/use-site.ts';
import styles from './development-screen.module.css';
import { Literature, literature, readerMethods } from './literature.tsx';
import { LevelCutoffs, WordCounts } from './word-frequency-tables.tsx';

const [first] = englishPeriods;
const newest = englishPeriods.at(-1);
const periods = {
  number: englishPeriods.length,
  first: `${first?.from}–${first?.to}`,
  newest: `${newest?.from}–${newest?.to}`,
};
const marks = { i: <i lang="en" dir="ltr" /> };

export default function DevelopmentScreen() {
  const { t } = useTranslation('development');
  usePageTitle(t('title'));
  return (
    <Article
      title={t('title')}
      lead={t('lead')}
      contents={[
        { id: 'wordFrequencyLevels', title: t('wordFrequencyLevels.title') },
        { id: 'development', title: t('development.title') },
        { id: 'difficulty', title: t('difficulty.title') },
        { id: 'readers', title: t('readers.title') },
        { id: 'Developers', title: t('developers.title') },
      ]}
    >
      <Section id="wordFrequencyLevels" title={t('wordFrequencyLevels.title')}>
        <p>
          <Trans t={t} i18nKey="wordFrequencyLevels.bands" components={{ i: <i lang="en" /> }} />
        </p>
        <ul>
          {(['high', 'mid', 'low'] as const).map((band) => (
            <li key={band}>
              <Trans t={t} i18nKey={`wordFrequencyLevels.${band}`} components={{ b: <b /> }} />
            </li>
          ))}
        </ul>
        <p>{t('wordFrequencyLevels.academic')}</p>
        <p>{t('wordFrequencyLevels.lines')}</p>
        <LevelCutoffs />
        <p>{t('wordFrequencyLevels.figure')}</p>
        <WordCounts />
        <p>
          <Trans t={t} i18nKey="wordFrequencyLevels.otherCounts" components={marks} />
        </p>
      </Section>
      <Section id="development" title={t('development.title')}>
        <p>{t('development.corpus')}</p>
        <p>{t('development.periods', periods)}</p>
        <p>{t('development.general')}</p>
        <p>
          <Trans t={t} i18nKey="development.words" components={{ i: <i lang="en" /> }} />
        </p>
        <p>{t('development.tested')}</p>
        <h3>{t('development.literature')}</h3>
        <Literature works={literature} />
      </Section>
      <Section id="difficulty" title={t('difficulty.title')}>
        <p>{t('difficulty.why')}</p>
        <p className={styles.formula} dir="ltr" lang="en">
          {t('difficulty.word')}
        </p>
        <p>{t('difficulty.wordSaid')}</p>
        <p className={styles.formula} dir="ltr" lang="en">
          {t('difficulty.text')}
        </p>
        <p>{t('difficulty.textSaid')}</p>
        <p>
          {t('difficulty.evidence')}{' '}
          <SourceLink path="docs/evaluation.md">{t('difficulty.link')}</SourceLink>
        </p>
      </Section>
      <Section id="readers" title={t('readers.title')}>
        <p>{t('readers.shares')}</p>
        <p>{t('readers.model')}</p>
        <p>{t('readers.strict')}</p>
        <p>
          {t('readers.evidence')}{' '}
          <SourceLink path="benchmarks/README.md">{t('readers.link')}</SourceLink>
        </p>
        <Literature works={readerMethods} />
      </Section>
      <Section id="Developers" title={t('developers.title')}>
        <Developers />
      </Section>
    </Article>
  );
}

function Developers() {
  const { t } = useTranslation('development');
  const { developers, sourceCode } = useSite();
  return (
    <>
      <p>{t('developers.method')}</p>
      <p>{t('developers.product')}</p>
      <p>
        {t('developers.differences')}{' '}
        <SourceLink path="docs/differences.md">{t('developers.differencesLink')}</SourceLink>
      </p>
      {developers.length > 0 && (
        <ul className={styles.people}>
          {developers.map(({ name, role }) => (
            <li key={name}>
              <b>{name}</b>
              {role && <span className="soft">{role}</span>}
            </li>
          ))}
        </ul>
      )}
      {sourceCode && (
        <p>
          <a href={sourceCode}>{t('developers.source')}</a>
        </p>
      )}
    </>
  );
}

function SourceLink({ path, children }: { path: string; children: ReactNode }) {
  const { sourceCode } = useSite();
  if (!sourceCode) return <code dir="ltr">{path}</code>;
  return <a href={`${sourceCode.replace(/\/$/, '')}/blob/HEAD/${path}`}>{children}</a>;
}
