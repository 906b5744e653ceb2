import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { isServerThere, reloadOnce } from '../../platform/browser/reload-once.ts';
import { Button } from '../../ui/button/button.tsx';
import { Loading } from '../loading/loading.tsx';
import styles from './error-screen.module.css';

export function MissingChunk() {
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
