import { useMutation } from '@tanstack/react-query';
import { buildYourOwnCall } from '@vernacular/contract';
import { Download, Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { send } from '../../platform/api/api.ts';
import { logTrouble } from '../../platform/browser/log.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './build-your-own.module.css';

export function BuildYourOwn() {
  const { t } = useTranslation('about');
  const download = useMutation({
    mutationFn: async () => {
      const reply = await send(buildYourOwnCall.path, { method: 'POST', body: {} });
      saveFile(await reply.blob(), buildYourOwnCall.fileName);
    },
    onError: (cause) => logTrouble('The instructions could not be downloaded.', cause),
  });
  return (
    <>
      <p>{t('buildYourOwnDeJargonizer.why')}</p>
      <p>{t('buildYourOwnDeJargonizer.how')}</p>
      <p>{t('buildYourOwnDeJargonizer.here')}</p>
      <p className={styles.row}>
        <Link to="/de-jargonizer/build-your-own" className={buttonClass('primary')}>
          <Hammer aria-hidden="true" />
          {t('buildYourOwnDeJargonizer.build')}
        </Link>
        <Button look="secondary" onPress={() => download.mutate()} isPending={download.isPending}>
          <Download aria-hidden="true" />
          {download.isPending
            ? t('buildYourOwnDeJargonizer.busy')
            : t('buildYourOwnDeJargonizer.download')}
        </Button>
        <span className={styles.format}>{t('buildYourOwnDeJargonizer.format')}</span>
      </p>
      {download.isError && <Notice kind="trouble">{t('buildYourOwnDeJargonizer.failed')}</Notice>}
    </>
  );
}
