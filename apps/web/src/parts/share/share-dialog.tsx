import type { Share, TaskType } from '@vernacular/contract';
import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './share-dialog.module.css';
import { useShares, type Lifetime } from './use-shares.ts';

const lifetimes = { forever: null, week: 7, month: 30, year: 365 } as const;
const names = ['forever', 'week', 'month', 'year'] as const;

/** The share button and its dialog. A press creates a first link if the task has none. */
export function Sharing({ taskType, taskId }: { taskType: TaskType; taskId: string }) {
  const { t } = useTranslation('share');
  const [isOpen, setOpen] = useState(false);
  const shares = useShares(taskType, taskId);
  const onShare = () => {
    shares.forgetOutcomes();
    shares.begin.mutate();
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={Share2} look="secondary" isPending={shares.begin.isPending} onPress={onShare}>
        {t('share')}
      </Button>
      <Dialog title={t('title')} isOpen={isOpen} onClose={close}>
        <ShareLinks {...shares} onClose={close} />
      </Dialog>
    </>
  );
}

function ShareLinks({
  links: { data },
  begin,
  create,
  setEnd,
  revoke,
  forgetOutcomes,
  onClose,
}: ReturnType<typeof useShares> & { onClose: () => void }) {
  const { t } = useTranslation('share');
  const links = data?.links;
  const count = links?.length ?? 0;
  const isFull = data !== undefined && count >= data.most;
  const lead = useRef<HTMLParagraphElement>(null);
  const hasFailed = [begin, create, setEnd, revoke].some(({ isError }) => isError);
  const onRevoke = (link: string) => {
    forgetOutcomes();
    // The pressed button disappears with its link, so the focus moves to the lead.
    revoke.mutate(link, { onSuccess: () => lead.current?.focus() });
  };
  return (
    <>
      <p ref={lead} tabIndex={-1} className="caption">
        {t('lead')}
      </p>
      <p className="caption">{t('shows')}</p>
      {begin.isSuccess && links?.length === 0 && <p className="caption">{t('private')}</p>}
      {hasFailed && (
        <Notice
          kind="trouble"
          button={begin.isError && { name: t('retry'), onPress: () => begin.mutate() }}
        >
          {t('trouble')}
        </Notice>
      )}
      {revoke.isSuccess && <Notice kind="good">{t('revoked')}</Notice>}
      {data && !isFull && count >= data.most * 0.9 && (
        <Notice>{t('nearlyFull', { count, most: data.most })}</Notice>
      )}
      {isFull && <Notice>{t('full')}</Notice>}
      {begin.isPending && <output className="caption">{t('looking')}</output>}
      {begin.isSuccess && (
        <>
          <ul className={styles.links}>
            {links?.map((share) => (
              <LinkRow
                key={share.id}
                share={share}
                isRevoking={revoke.isPending && revoke.variables === share.link}
                onRevoke={() => onRevoke(share.link)}
                onEnd={(lifetime) => {
                  forgetOutcomes();
                  setEnd.mutate({ link: share.link, lifetime });
                }}
              />
            ))}
          </ul>
          {!isFull && (
            <div>
              <Button
                look={links?.length === 0 ? 'primary' : 'quiet'}
                isPending={create.isPending}
                onPress={() => {
                  forgetOutcomes();
                  create.mutate();
                }}
              >
                {t(links?.length === 0 ? 'make' : 'another')}
              </Button>
            </div>
          )}
        </>
      )}
      <DialogActions cancel={t('close')} onCancel={onClose} />
    </>
  );
}

function LinkRow({
  share: { link, expiresAt },
  isRevoking,
  onRevoke,
  onEnd,
}: {
  share: Share;
  isRevoking: boolean;
  onRevoke: () => void;
  onEnd: (lifetime: Lifetime) => void;
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
      <SelectField
        label={t('works')}
        choices={[
          ...(expiresAt === null
            ? []
            : [{ id: 'until', name: t('until', { date: day(expiresAt) }) }]),
          ...names.map((id) => ({ id, name: t(`lifetime.${id}`) })),
        ]}
        value={expiresAt === null ? 'forever' : 'until'}
        onChange={(picked) => {
          const name = names.find((each) => each === picked);
          if (name) onEnd(lifetimes[name]);
        }}
      />
      <div className="row gap-2">
        <CopyButton text={address} />
        <Button look="quiet" isPending={isRevoking} onPress={onRevoke}>
          {t('revoke')}
        </Button>
      </div>
    </li>
  );
}
