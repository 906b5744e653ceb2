import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { Article, Section } from '../../parts/article/article.tsx';
import { ProgramSetup } from './program-setup.tsx';
import { groups } from './clients-and-snippets.ts';
import styles from './integrations.module.css';

export default function IntegrationsScreen() {
  const { t } = useTranslation('integrations');
  usePageTitle(t('title'));
  const all = useRef<HTMLDivElement>(null);
  useOpenForPrint(all);
  return (
    <Article title={t('title')} lead={t('lead')}>
      <p className={styles.privacy}>{t('privacy')}</p>
      <div ref={all}>
        {groups.map(({ group, clients }) => (
          <Section key={group} id={group} title={t(`groups.${group}`)}>
            {clients.map((client) => (
              <ProgramSetup key={client.id} client={client} />
            ))}
          </Section>
        ))}
      </div>
      <p className={styles.tried}>{t('missing')}</p>
    </Article>
  );
}

/** Opens all `<details>` in an element while the page is printed, because nobody can open them on paper. */
function useOpenForPrint(all: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const printing = new AbortController();
    const { signal } = printing;
    let folded: readonly HTMLDetailsElement[] = [];
    const before = () => {
      folded = [
        ...(all.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []),
      ];
      for (const part of folded) part.open = true;
    };
    const after = () => {
      for (const part of folded) part.open = false;
    };
    addEventListener('beforeprint', before, { signal });
    addEventListener('afterprint', after, { signal });
    return () => printing.abort();
  }, [all]);
}
