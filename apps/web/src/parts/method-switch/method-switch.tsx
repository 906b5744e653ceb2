import type { Method } from '@vernacular/analyzer';
import { CircleHelp } from 'lucide-react';
import { Dialog, DialogTrigger, Switch } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button/button.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import styles from './method-switch.module.css';

const points = ['names', 'symbols', 'families', 'explained', 'senses'] as const;

export function MethodSwitch({
  method,
  isEnglish = true,
  onChange,
}: {
  method: Method;
  isEnglish?: boolean;
  onChange: (method: Method) => void;
}) {
  const { t } = useTranslation('grading');
  return (
    <div className={styles.method} data-print="no">
      <Switch
        className={styles.switch ?? ''}
        isSelected={method === 'refined' && isEnglish}
        isDisabled={!isEnglish}
        onChange={(isOn) => onChange(isOn ? 'refined' : 'published')}
      >
        <span className={styles.track} aria-hidden="true" />
        {t('method.label')}
      </Switch>
      <DialogTrigger>
        <Button
          icon={CircleHelp}
          look="quiet"
          className={styles.help ?? ''}
          aria-label={t('method.help')}
          aria-haspopup="dialog"
        ></Button>
        <Popover>
          <Dialog className={styles.words ?? ''} aria-label={t('method.label')}>
            {!isEnglish && (
              <p>
                <strong>{t('method.englishOnly')}</strong>
              </p>
            )}
            <p>{t('method.intro')}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{t(`method.${point}`)}</li>
              ))}
            </ul>
            <p>{t('method.scores')}</p>
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  );
}
