import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import styles from './sample-offer.module.css';
import { offeredSamples } from './samples.ts';

export function SampleOffer({
  hasFailed,
  onSample,
}: {
  hasFailed: boolean;
  onSample: (name: (typeof offeredSamples)[number]) => void;
}) {
  const { t } = useTranslation('analyser');
  return (
    <fieldset className={styles.offer} data-print="no">
      <legend>{t('samples.title')}</legend>
      <output>{hasFailed && t('samples.failed')}</output>
      <div className={styles.choices}>
        {offeredSamples.map((name) => (
          <Button key={name} look="secondary" onPress={() => onSample(name)}>
            {t(`samples.${name}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
