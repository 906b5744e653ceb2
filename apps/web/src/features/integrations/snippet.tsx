import { Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { later } from '../../parts/later/later.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { sampleSite, snippets } from './clients.ts';
import styles from './snippet.module.css';

/** Heavier than all the rest of the page; without it, lines can be copied by hand. */
const CopyButton = later(
  async () => (await import('../../parts/copy-button/copy-button.tsx')).CopyButton,
  { isWanted: () => false },
);

const never = () => () => undefined;

/** Lines to copy, with this site's address in them. */
export function Snippet({ name }: { name: string }) {
  const { t } = useTranslation('integrations');
  const [hasFailed, setFailed] = useState(false);
  // A page drawn ahead does not know where it will be.
  const site = useSyncExternalStore(
    never,
    () => location.origin,
    () => null,
  );
  const lines = snippets[name]!.trimEnd().replaceAll(sampleSite, site ?? sampleSite);
  return (
    <div className={styles.snippet} dir="ltr">
      <pre lang="en">
        <code>{lines}</code>
      </pre>
      <div className={styles.copy}>
        {site !== null && (
          <Suspense>
            <CopyButton text={lines} onFailure={() => setFailed(true)} />
          </Suspense>
        )}
      </div>
      {hasFailed && <Notice>{t('notCopied')}</Notice>}
    </div>
  );
}
