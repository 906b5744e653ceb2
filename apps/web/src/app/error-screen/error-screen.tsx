import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';

import { ChunkMissing } from '../../platform/browser/fetch-chunk.ts';
import { logTrouble } from '../../platform/browser/log.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './error-screen.module.css';
import { MissingChunk } from './missing-chunk.tsx';

export function ErrorScreen() {
  const error = useRouteError();
  useEffect(() => {
    logTrouble('A screen failed.', error);
  }, [error]);
  return error instanceof ChunkMissing ? <MissingChunk /> : <Broken />;
}

function Broken() {
  const { t } = useTranslation();
  usePageTitle(t('error.title'));
  return (
    <div className={styles.screen}>
      <h1>{t('error.title')}</h1>
      <p>{t('error.message')}</p>
      <Button onPress={() => location.reload()}>{t('error.retry')}</Button>
    </div>
  );
}

export function ErrorPage() {
  return (
    <main>
      <ErrorScreen />
    </main>
  );
}
