import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMutation } from '@tanstack/react-query';
import { Download, Hammer } from 'lucide-react';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { Article, Section } from '../../parts/article/article.tsx';
import { LevelWord } from '../../ui/coloured-text/level-word.tsx';
import { send } from '../../platform/api/api.ts';
import { buildYourOwnFileName, buildYourOwnPath } from '../../platform/api/contract.at-build.ts';
import { logTrouble } from '../../platform/browser/log.ts';
import { languageName } from '../../platform/language/language-name.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './about-screen.module.css';
import { useSite } from '../../platform/site/use-site.ts';
import { newsByLanguage } from './news-by-language.ts';

const marks = {
  b: <b />,
  common: <b />,
  mid: <LevelWord level="mid" />,
  rare: <LevelWord level="rare" />,
  study: <Link to="https://doi.org/10.1177/0261927X20902177" />,
  multiple: <Link to="/de-jargonizer/multiple-texts" />,
};

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
          <Trans t={t} i18nKey="whatIsIt.levels" components={marks} />
        </p>
        <p>{t('whatIsIt.limits')}</p>
      </Section>
      <Section id="whyDoWeNeedIt" title={t('whyDoWeNeedIt.title')}>
        <p>{t('whyDoWeNeedIt.threshold')}</p>
        <p>{t('whyDoWeNeedIt.blindness')}</p>
        <p>
          <Trans t={t} i18nKey="whyDoWeNeedIt.replace" components={marks} />
        </p>
      </Section>
      <Section id="whoShouldUseIt" title={t('whoShouldUseIt.title')}>
        <ul>
          {(['research', 'communicate', 'train'] as const).map((who) => (
            <li key={who}>
              <Trans t={t} i18nKey={`whoShouldUseIt.${who}`} components={marks} />
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

function BuildYourOwn() {
  const { t } = useTranslation('about');
  const download = useMutation({
    mutationFn: async () => {
      const reply = await send(buildYourOwnPath, { method: 'POST', body: {} });
      saveFile(await reply.blob(), buildYourOwnFileName);
    },
    onError: (cause) => logTrouble('The instructions could not be downloaded.', cause),
  });
  return (
    <>
      <p>{t('buildYourOwnDeJargonizer.why')}</p>
      <p>{t('buildYourOwnDeJargonizer.how')}</p>
      <p>{t('buildYourOwnDeJargonizer.here')}</p>
      <p className={styles.row}>
        <Link to="/de-jargonizer/build-your-own" className={buttonClass('primary')}>
          <Hammer aria-hidden="true" />
          {t('buildYourOwnDeJargonizer.build')}
        </Link>
        <Button
          icon={Download}
          look="secondary"
          onPress={() => download.mutate()}
          isPending={download.isPending}
        >
          {t(`buildYourOwnDeJargonizer.${download.isPending ? 'busy' : 'download'}`)}
        </Button>
        <span className={styles.format}>{t('buildYourOwnDeJargonizer.format')}</span>
      </p>
      {download.isError && <Notice kind="trouble">{t('buildYourOwnDeJargonizer.failed')}</Notice>}
    </>
  );
}

function News() {
  const { t } = useTranslation('about');
  const groups = newsByLanguage(useSite().news);
  if (groups.length === 0) return <p className="soft">{t('inTheNews.empty')}</p>;
  return groups.map(({ language, direction, links }) => (
    <div key={language} className={styles.group}>
      <h3>{t('inTheNews.inLanguage', { language: languageName(language) })}</h3>
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
