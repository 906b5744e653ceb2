import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { Article, Section } from '../../parts/article/article.tsx';
import { WorkedExample } from './worked-example.tsx';
import styles from './instructions-screen.module.css';

const parts = ['howToUseIt', 'fileTypes', 'judgingResults', 'howToReadResults'] as const;
const kinds = ['paste', 'txt', 'docx', 'pdf', 'html', 'markdown', 'latex', 'others'] as const;
const links = { multiple: <Link to="/de-jargonizer/multiple-texts" /> };

export default function InstructionsScreen() {
  const { t } = useTranslation('instructions');
  usePageTitle(t('title'));
  return (
    <Article
      title={t('title')}
      lead={t('lead')}
      contents={parts.map((id) => ({ id, title: t(`${id}.title`) }))}
    >
      <Section id="howToUseIt" title={t('howToUseIt.title')}>
        <ol>
          <li>{t('howToUseIt.give')}</li>
          <li>{t('howToUseIt.choose')}</li>
          <li>{t('howToUseIt.start')}</li>
        </ol>
        <p>
          <Trans t={t} i18nKey="howToUseIt.again" components={links} />
        </p>
      </Section>
      <Section id="fileTypes" title={t('fileTypes.title')}>
        <ul>
          {kinds.map((kind) => (
            <li key={kind}>{t(`fileTypes.${kind}`)}</li>
          ))}
        </ul>
        <p>{t('fileTypes.limit')}</p>
      </Section>
      <Section id="judgingResults" title={t('judgingResults.title')}>
        <p>{t('judgingResults.aim')}</p>
        <p>{t('judgingResults.mid')}</p>
        <p>{t('judgingResults.score')}</p>
        <p className={styles.formula}>{t('judgingResults.formula')}</p>
        <p>
          {t('judgingResults.feedback', { good: t('feedback.good'), again: t('feedback.again') })}
        </p>
        <p>
          <Trans t={t} i18nKey="judgingResults.notAMistake" components={{ i: <i /> }} />
        </p>
        <ol>
          <li>{t('judgingResults.know')}</li>
          <li>{t('judgingResults.plainer')}</li>
          <li>{t('judgingResults.keep')}</li>
        </ol>
      </Section>
      <Section id="howToReadResults" title={t('howToReadResults.title')}>
        <p>{t('howToReadResults.intro')}</p>
        <WorkedExample
          title={t('howToReadResults.plainTitle')}
          text={t('howToReadResults.plainText')}
        />
        <WorkedExample
          title={t('howToReadResults.expertTitle')}
          text={t('howToReadResults.expertText')}
        />
        <p>
          <Trans t={t} i18nKey="howToReadResults.lesson" components={{ i: <i /> }} />
        </p>
      </Section>
    </Article>
  );
}
