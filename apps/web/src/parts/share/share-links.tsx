import type { Share, TaskType } from '@vernacular/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { DialogActions } from '../../ui/dialog/dialog.tsx';
import { SelectBox } from '../../ui/field/select-box.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './share-links.module.css';
import { useShares, type Lifetime } from './use-shares.ts';

const lifetimes = { forever: null, week: 7, month: 30, year: 365 } as const;
type LifetimeName = keyof typeof lifetimes;

/** The working links to a task: to copy, to revoke, and to make another that ends by itself. */
export function ShareLinks({
  taskType,
  taskId,
  onClose,
}: {
  taskType: TaskType;
  taskId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('share');
  const { links, create, revoke } = useShares(taskType, taskId);
  const [isCopyRefused, setCopyRefused] = useState(false);
  const lead = useRef<HTMLParagraphElement>(null);
  const hasFailed = links.isError || create.isError || revoke.isError;
  const onRevoke = (link: string) => {
    create.reset();
    // The pressed button goes with its link.
    revoke.mutate(link, { onSuccess: () => lead.current?.focus() });
  };
  const onCreate = (lifetime: Lifetime) => {
    revoke.reset();
    create.mutate(lifetime);
  };
  return (
    <>
      <p ref={lead} tabIndex={-1} className={styles.lead}>
        {t('lead')}
      </p>
      <p className={styles.lead}>{t('shows')}</p>
      {links.data?.length === 0 && <p className={styles.lead}>{t('private')}</p>}
      {hasFailed && (
        <Notice
          kind="trouble"
          action={
            links.isError && (
              <Button look="secondary" onPress={() => void links.refetch()}>
                {t('retry')}
              </Button>
            )
          }
        >
          {t('trouble')}
        </Notice>
      )}
      {isCopyRefused && <Notice kind="trouble">{t('copyTrouble')}</Notice>}
      {revoke.isSuccess && <Notice kind="good">{t('revoked')}</Notice>}
      {links.isFetching && !links.isSuccess && (
        <output className={styles.lead}>{t('looking')}</output>
      )}
      <ul className={styles.links}>
        {links.data?.map((share) => (
          <LinkRow
            key={share.id}
            share={share}
            onCopyRefused={() => setCopyRefused(true)}
            isRevoking={revoke.isPending && revoke.variables === share.link}
            onRevoke={() => onRevoke(share.link)}
          />
        ))}
      </ul>
      {links.isSuccess && (
        <NewLink isFirst={links.data.length === 0} isBusy={create.isPending} onCreate={onCreate} />
      )}
      <DialogActions>
        <Button look="secondary" onPress={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </>
  );
}

function LinkRow({
  share: { link, expiresAt },
  isRevoking,
  onCopyRefused,
  onRevoke,
}: {
  share: Share;
  isRevoking: boolean;
  onCopyRefused: () => void;
  onRevoke: () => void;
}) {
  const { t, i18n } = useTranslation('share');
  const address = `${location.origin}${link}`;
  const day = (moment: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(moment));
  return (
    <li>
      <input
        className={styles.address}
        aria-label={t('link')}
        dir="ltr"
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <p className={styles.lead}>
        {expiresAt === null ? t('works') : t('worksUntil', { date: day(expiresAt) })}
      </p>
      <div className={styles.actions}>
        <CopyButton text={address} onFailure={onCopyRefused} />
        <Button look="quiet" isPending={isRevoking} onPress={onRevoke}>
          {t('revoke')}
        </Button>
      </div>
    </li>
  );
}

function NewLink({
  isFirst,
  isBusy,
  onCreate,
}: {
  isFirst: boolean;
  isBusy: boolean;
  onCreate: (lifetime: Lifetime) => void;
}) {
  const { t } = useTranslation('share');
  const [name, setName] = useState<LifetimeName>('forever');
  return (
    <div className={styles.newLink}>
      <label>
        {t(isFirst ? 'first' : 'another')}
        <SelectBox value={name} onChange={(event) => setName(event.target.value as LifetimeName)}>
          {(Object.keys(lifetimes) as LifetimeName[]).map((each) => (
            <option key={each} value={each}>
              {t(`lifetime.${each}`)}
            </option>
          ))}
        </SelectBox>
      </label>
      <Button
        look={isFirst ? 'primary' : 'secondary'}
        isPending={isBusy}
        onPress={() => onCreate(lifetimes[name])}
      >
        {t('make')}
      </Button>
    </div>
  );
}
