import { englishPeriods } from '@vernacular/dictionaries';
import { Trans, useTranslation } from 'react-i18next';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { Article, Section } from '../../parts/article/article.tsx';
import { Developers } from './developers.tsx';
import { Difficulty } from './difficulty.tsx';
import { LevelLines } from './level-lines.tsx';
import { Literature } from './literature-list.tsx';
import { ReaderMethods } from './reader-methods.tsx';
import { WordScale } from './word-scale.tsx';

const [first] = englishPeriods;
const newest = englishPeriods.at(-1);
const periods = {
  number: englishPeriods.length,
  first: `${first?.from}–${first?.to}`,
  newest: `${newest?.from}–${newest?.to}`,
};

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
        <LevelLines />
        <WordScale />
        <p>
          <Trans
            t={t}
            i18nKey="wordFrequencyLevels.otherCounts"
            components={{ i: <i lang="en" dir="ltr" /> }}
          />
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
        <Literature />
      </Section>
      <Section id="difficulty" title={t('difficulty.title')}>
        <Difficulty />
      </Section>
      <Section id="readers" title={t('readers.title')}>
        <ReaderMethods />
      </Section>
      <Section id="Developers" title={t('developers.title')}>
        <Developers />
      </Section>
    </Article>
  );
}
