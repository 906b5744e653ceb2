import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';

import { ChunkMissing } from '../../platform/browser/fetch-chunk.ts';
import { logTrouble } from '../../platform/browser/log.ts';
import { isServerThere, reloadOnce } from '../../platform/browser/reload-once.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { Loading } from '../loading/loading.tsx';
import styles from './error-screen.module.css';

/** The error boundary of a screen: an apology with a reload button, or a retry where a script is missing. */
export function ErrorScreen() {
  const error = useRouteError();
  useEffect(() => {
    logTrouble('A screen failed.', error);
  }, [error]);
  return error instanceof ChunkMissing ? <MissingChunk /> : <Broken />;
}

/** The same as a whole page, for an error of the shell. */
export const ErrorPage = () => (
  <main>
    <ErrorScreen />
  </main>
);

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

/** Reloads the page once by itself, which helps when a newer build has replaced the script. */
function MissingChunk() {
  const { t } = useTranslation();
  const [found, setFound] = useState<Awaited<ReturnType<typeof reloadOnce>>>('reloading');
  usePageTitle(t('missing.title'));
  useEffect(() => {
    void reloadOnce().then(setFound);
  }, []);

  const tryAgain = async () => {
    setFound('reloading');
    if (await isServerThere()) location.reload();
    else setFound('unreachable');
  };

  if (found === 'reloading') return <Loading />;
  return (
    <div className={styles.screen}>
      <h1>{t('missing.title')}</h1>
      <p role="alert">{t(`missing.${found}`)}</p>
      <Button onPress={() => void tryAgain()}>{t('missing.retry')}</Button>
    </div>
  );
}
