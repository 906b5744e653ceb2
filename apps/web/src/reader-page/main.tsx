import '../styles/fonts.ts';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/shared.css';

import { AccessibilityWidget } from '@vernacular/accessibility-widget/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';

import { startTexts, texts } from './i18n.ts';
import { ReaderPage } from './reader-page.tsx';

const testId = decodeURIComponent(/^\/+read\/([^/]+)/iu.exec(location.pathname)?.[1] ?? '');

function Page() {
  const { t } = useTranslation('reading');
  return (
    <>
      <ReaderPage testId={testId} />
      <AccessibilityWidget
        assets={`${location.origin}/accessibility/`}
        host={location.origin}
        label={t('accessibilityMenu')}
        credit="/de-jargonizer/contact-us"
        statement="/accessibility-statement"
      />
    </>
  );
}

await startTexts(document.documentElement.lang);
delete document.documentElement.dataset['elsewise'];
createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <I18nextProvider i18n={texts}>
      <Page />
    </I18nextProvider>
  </StrictMode>,
);
