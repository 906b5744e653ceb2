import { Download } from 'lucide-react';
import { useState } from 'react';
import { Group } from 'react-aria-components';
import { Trans, useTranslation } from 'react-i18next';

import { saveFile } from '../../platform/browser/save-file.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { Article, Section } from '../../parts/article/article.tsx';
import { CopyButton } from '../../parts/copy-button/copy-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './how-to-cite-screen.module.css';
import { referenceFiles } from './reference-files.ts';

export default function HowToCiteScreen() {
  const { t } = useTranslation('how-to-cite');
  usePageTitle(t('title'));
  return (
    <Article title={t('title')} lead={t('lead')}>
      <Citation />
      <Section id="report" title={t('report.title')}>
        <p>{t('report.intro')}</p>
        <ul>
          <li>
            <Trans t={t} i18nKey="report.counts" components={{ i: <i lang="en" dir="ltr" /> }} />
          </li>
          <li>{t('report.size')}</li>
          <li>{t('report.version')}</li>
        </ul>
      </Section>
    </Article>
  );
}

function Citation() {
  const { t } = useTranslation('how-to-cite');
  const { text, link } = useSite().citation;
  const [hasFailed, setFailed] = useState(false);
  const whole = link && !text.includes(link) ? `${text} ${link}` : text;
  return (
    <figure className={styles.citation}>
      <figcaption>{t('citation')}</figcaption>
      <blockquote lang="en" dir="ltr">
        {text} {link && <a href={link}>{link}</a>}
      </blockquote>
      <div className={styles.actions}>
        <CopyButton text={whole} onFailure={() => setFailed(true)} />
        <Group aria-label={t('formats')}>
          {referenceFiles.map(({ format, name, type, content }) => (
            <Button
              icon={Download}
              key={format}
              look="quiet"
              onPress={() => saveFile(new Blob([content], { type }), name)}
            >
              {format}
            </Button>
          ))}
        </Group>
      </div>
      {hasFailed && <Notice>{t('notCopied')}</Notice>}
    </figure>
  );
}
