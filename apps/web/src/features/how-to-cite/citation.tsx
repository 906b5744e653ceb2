import { Download } from 'lucide-react';
import { useState } from 'react';
import { Group } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

import { saveFile } from '../../platform/browser/save-file.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../parts/copy-button/copy-button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './citation.module.css';
import { referenceFiles } from './reference-files.ts';

const formats = [
  { id: 'bibtex', name: 'BibTeX' },
  { id: 'ris', name: 'RIS' },
] as const;

export function Citation() {
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
          {formats.map(({ id, name }) => (
            <Button
              icon={Download}
              key={id}
              look="quiet"
              onPress={() => {
                const { content, type, name: fileName } = referenceFiles[id];
                saveFile(new Blob([content], { type }), fileName);
              }}
            >
              {name}
            </Button>
          ))}
        </Group>
      </div>
      {hasFailed && <Notice>{t('notCopied')}</Notice>}
    </figure>
  );
}
