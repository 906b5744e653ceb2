import type { Method } from '@vernacular/analyzer';
import { CircleHelp } from 'lucide-react';
import { Switch } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

import { useFetchWhenIdle } from '../../platform/browser/use-idle.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { classNames } from '../../ui/class-names.ts';
import { LazyPopup, lazyPopup } from '../../ui/popover/lazy-popup.tsx';
import { lazyWithRetry } from '../lazy-with-retry/lazy-with-retry.tsx';
import styles from './method-switch.module.css';

const fetchHelp = async () => (await import('./method-help.tsx')).MethodHelp;
const MethodHelp = lazyWithRetry(fetchHelp, lazyPopup);

/** Switches between the published and the refined method, which exists for English only. Needs the texts `grading`. */
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
  useFetchWhenIdle(fetchHelp);
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
      <LazyPopup
        kind="dialog"
        fetchPopup={fetchHelp}
        renderPopup={(opened) => <MethodHelp {...opened} isEnglish={isEnglish} />}
        className={classNames(buttonClass('quiet'), styles.help)}
        aria-label={t('method.help')}
      >
        <CircleHelp aria-hidden="true" />
      </LazyPopup>
    </div>
  );
}
