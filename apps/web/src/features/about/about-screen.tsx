import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { Article, Section } from '../../parts/article/article.tsx';
import { LevelWord } from '../../ui/coloured-text/level-word.tsx';
import { BuildYourOwn } from './build-your-own.tsx';
import { News } from './news.tsx';

const study = 'https://doi.org/10.1177/0261927X20902177';

const parts = [
  'whatIsIt',
  'whyDoWeNeedIt',
  'whoShouldUseIt',
  'inTheNews',
  'buildYourOwnDeJargonizer',
] as const;

export default function AboutScreen() {
  const { t } = useTranslation('about');
  usePageTitle(t('title'));
  return (
    <Article
      title={t('title')}
      lead={t('lead')}
      contents={parts.map((id) => ({ id, title: t(`${id}.title`) }))}
    >
      <Section id="whatIsIt" title={t('whatIsIt.title')}>
        <p>
          <Trans
            t={t}
            i18nKey="whatIsIt.levels"
            components={{
              common: <b />,
              mid: <LevelWord level="mid" />,
              rare: <LevelWord level="rare" />,
            }}
          />
        </p>
        <p>{t('whatIsIt.limits')}</p>
      </Section>
      <Section id="whyDoWeNeedIt" title={t('whyDoWeNeedIt.title')}>
        <p>{t('whyDoWeNeedIt.threshold')}</p>
        <p>{t('whyDoWeNeedIt.blindness')}</p>
        <p>
          <Trans
            t={t}
            i18nKey="whyDoWeNeedIt.replace"
            components={{ study: <Link to={study} /> }}
          />
        </p>
      </Section>
      <Section id="whoShouldUseIt" title={t('whoShouldUseIt.title')}>
        <ul>
          {(['research', 'communicate', 'train'] as const).map((who) => (
            <li key={who}>
              <Trans
                t={t}
                i18nKey={`whoShouldUseIt.${who}`}
                components={{ b: <b />, multiple: <Link to="/de-jargonizer/multiple-texts" /> }}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="inTheNews" title={t('inTheNews.title')}>
        <News />
      </Section>
      <Section id="buildYourOwnDeJargonizer" title={t('buildYourOwnDeJargonizer.title')}>
        <BuildYourOwn />
      </Section>
    </Article>
  );
}
