import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { AccountTrouble } from '../../platform/account/account-error.ts';
import { canUsePasskeys } from '../../platform/account/passkeys.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ConfirmButton } from '../confirm-button/confirm-button.tsx';
import { useFreshProof, type WithProof } from './use-reauthentication.tsx';
import { Panel } from './step-panel.tsx';
import styles from './two-step.module.css';
import {
  enrol,
  makeCodes,
  removeApp,
  useCodesLeft,
  type App,
  type NewApp,
} from './factors-and-recovery-codes.ts';

export type Said = 'on' | 'passkey' | 'removed' | 'passkeyRemoved';

export function Overview({
  userId,
  apps,
  hasCodes,
  said,
  isReturn,
  onEnrol,
  onPasskey,
  onCodes,
  onRemoved,
}: {
  userId: string;
  apps: readonly App[];
  hasCodes: boolean;
  said: Said | null;
  isReturn: boolean;
  onEnrol: (app: NewApp) => void;
  onPasskey: () => void;
  onCodes: (codes: readonly string[]) => void;
  onRemoved: (said: Said) => Promise<void>;
}) {
  const { t } = useTranslation(['profile', 'accounts']);
  const [begin, setBegin] = useState<AccountTrouble | 'idle' | 'busy'>('idle');
  const { withProof, question } = useFreshProof(userId);
  const isOn = apps.length > 0;
  const hasApp = apps.some(({ isPasskey }) => !isPasskey);
  // Only our own account service has passkeys, as it alone has recovery codes.
  const offersPasskeys = hasCodes && canUsePasskeys();
  const onBegin = async () => {
    setBegin('busy');
    const { app, trouble } = await withProof(enrol);
    if (app) onEnrol(app);
    else setBegin(trouble);
  };
  return (
    <Panel title={t(isOn ? 'profile:twoStep.isOn' : 'profile:twoStep.isOff')} takesFocus={isReturn}>
      {said && <Notice kind="good">{t(`profile:twoStep.said.${said}`)}</Notice>}
      <p className="soft">{t(isOn ? 'profile:twoStep.onLead' : 'profile:twoStep.offLead')}</p>
      {isOn && (
        <ul className={styles.apps}>
          {apps.map((app) => (
            <AppRow
              key={app.id}
              app={app}
              isLast={apps.length === 1}
              withProof={withProof}
              onRemoved={onRemoved}
            />
          ))}
        </ul>
      )}
      {isOn && hasCodes && <Codes userId={userId} withProof={withProof} onCodes={onCodes} />}
      {question}
      {begin !== 'idle' && begin !== 'busy' && (
        <Notice kind="trouble">{t(`accounts:trouble.${begin}`)}</Notice>
      )}
      <div className="row gap-3">
        {offersPasskeys && (
          <Button look={isOn ? 'secondary' : 'primary'} onPress={onPasskey}>
            {t('profile:twoStep.addPasskey')}
          </Button>
        )}
        <Button
          look={isOn || offersPasskeys ? 'secondary' : 'primary'}
          isPending={begin === 'busy'}
          onPress={() => void onBegin()}
        >
          {t(hasApp ? 'profile:twoStep.another' : 'profile:twoStep.begin')}
        </Button>
      </div>
    </Panel>
  );
}

function AppRow({
  app,
  isLast,
  withProof,
  onRemoved,
}: {
  app: App;
  isLast: boolean;
  withProof: WithProof;
  onRemoved: (said: Said) => Promise<void>;
}) {
  const { t, i18n } = useTranslation(['profile', 'accounts']);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  const since = t('twoStep.since', { date: date.format(new Date(app.since)) });
  const remove = async () => {
    const { trouble } = await withProof(async () => ({ trouble: await removeApp(app.id) }));
    if (trouble === null) await onRemoved(app.isPasskey ? 'passkeyRemoved' : 'removed');
    return trouble && t(`accounts:trouble.${trouble}`);
  };
  return (
    <li>
      {app.isPasskey ? <KeyRound aria-hidden="true" /> : <Smartphone aria-hidden="true" />}
      <div>
        <b>
          <bdi>{app.name || t(app.isPasskey ? 'twoStep.passkey' : 'twoStep.app')}</bdi>
        </b>
        <span>{since}</span>
      </div>
      <ConfirmButton
        ask={t('twoStep.remove')}
        title={t(app.isPasskey ? 'twoStep.removePasskeyTitle' : 'twoStep.removeTitle')}
        confirm={t('twoStep.removeConfirm')}
        cancel={t('cancel')}
        act={remove}
      >
        {t(
          isLast
            ? 'twoStep.removeLast'
            : app.isPasskey
              ? 'twoStep.removePasskey'
              : 'twoStep.removeOne',
        )}
      </ConfirmButton>
    </li>
  );
}

function Codes({
  userId,
  withProof,
  onCodes,
}: {
  userId: string;
  withProof: WithProof;
  onCodes: (codes: readonly string[]) => void;
}) {
  const { t } = useTranslation(['profile', 'accounts']);
  const left = useCodesLeft(userId);
  const renew = async () => {
    const made = await withProof(makeCodes);
    if (made.codes) onCodes(made.codes);
    return made.trouble && t(`accounts:trouble.${made.trouble}`);
  };
  if (left.data === undefined) return null;
  return (
    <div className={styles.left}>
      <p>{left.data === 0 ? t('twoStep.noCodes') : t('twoStep.codesLeft', { count: left.data })}</p>
      <ConfirmButton
        ask={t('twoStep.renew')}
        title={t('twoStep.renewTitle')}
        confirm={t('twoStep.renewConfirm')}
        cancel={t('cancel')}
        act={renew}
      >
        {t('twoStep.renewLead')}
      </ConfirmButton>
    </div>
  );
}
