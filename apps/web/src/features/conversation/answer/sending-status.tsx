import { longestAnswer } from '@vernacular/exercises';
import { useTranslation } from 'react-i18next';

import { classNames } from '../../../ui/class-names.ts';
import type { SendingSays } from './use-sending.ts';
import styles from './sending-status.module.css';

interface Props {
  readonly id: string;
  readonly says: SendingSays;
  /** Number of refused attempts to send; each one is announced again. */
  readonly refusals: number;
}

export function SendLine({ id, says, refusals }: Props) {
  const { t, i18n } = useTranslation('conversation');
  const most = longestAnswer.toLocaleString(i18n.language);
  return (
    <output
      id={id}
      className={classNames('fine', says === 'hint' ? styles.hint : refusals > 0 && styles.told)}
    >
      <span key={refusals}>{t(says, { most })}</span>
    </output>
  );
}
