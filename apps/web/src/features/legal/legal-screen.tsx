import { useQuery } from '@tanstack/react-query';
import DOMPurify from 'dompurify';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { shownSiteName } from '../../platform/language/i18n.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { SitePrivacySection } from './site-privacy-section.tsx';
import { WithdrawCookies } from './withdraw-cookies.tsx';
import { legalDocuments, openDocument, type LegalDocument } from './documents.ts';
import styles from './legal-screen.module.css';

const documentAt = (path: string): LegalDocument =>
  legalDocuments.find((name) => path.endsWith(name)) ?? 'privacy-policy';

/** Inserts the name as text, so that `<` and `&` in it are escaped. */
function withSiteName(html: string): string {
  const holder = document.createElement('p');
  holder.textContent = shownSiteName();
  return html.replaceAll('{{siteName}}', () => holder.innerHTML);
}

export default function LegalScreen() {
  const { t, i18n } = useTranslation('legal');
  const language = i18n.resolvedLanguage ?? 'en';
  const name = documentAt(useLocation().pathname);
  const title = t(name);
  usePageTitle(title);
  const { data, isError, refetch } = useQuery({
    queryKey: ['legal', name, language],
    queryFn: () => openDocument(name, language),
    staleTime: Infinity,
  });

  if (isError) {
    return (
      <Notice kind="trouble" action={<Button onPress={() => void refetch()}>{t('retry')}</Button>}>
        {t('failed')}
      </Notice>
    );
  }
  return (
    <div className={styles.page}>
      <article
        className={styles.document}
        aria-busy={data === undefined}
        // The document is our own; it is sanitised all the same, as all HTML on this site is.
        dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(withSiteName(data ?? '')) }}
      />
      {name === 'cookies-policy' && <WithdrawCookies />}
      {name === 'privacy-policy' && <SitePrivacySection language={language} />}
      <a
        className={buttonClass('secondary')}
        href={`/legal/${language}/${name}.pdf`}
        download={`${title}.pdf`}
        data-print="no"
      >
        <FileDown aria-hidden="true" />
        {t('download', { title })}
      </a>
    </div>
  );
}
