import { useMutation, useQuery } from '@tanstack/react-query';
import { askStudyReadersCall, debriefingCall, type DebriefingReaders } from '@vernacular/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { CopyButton } from '../../../parts/copy-button/copy-button.tsx';
import { callApi, type ReplyCheck } from '../../../platform/api/api.ts';
import { asFailure, errorMessage } from '../../../platform/api/error-message.ts';
import { nearestLanguage } from '../../../platform/language/languages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { StudyFacts } from '../state/use-conversation.ts';
import styles from './study.module.css';

type Taking = NonNullable<StudyFacts['taking']>;

function callStudy<Reply>(
  { path, reply }: { readonly path: string; readonly reply: ReplyCheck<Reply> },
  { address, consent }: Taking,
) {
  const body = { consent };
  return callApi(path.replace(':address', encodeURIComponent(address)), reply, { body });
}

/** After a study: its debriefing, a link for readers if it offers one, and the end on this device. */
export function Debriefing({ taking, isSaved }: { taking: Taking; isSaved: boolean }) {
  const { t, i18n } = useTranslation('study');
  const { address, onLeave, onDone } = taking;
  const debriefing = useQuery({
    queryKey: ['study', address, 'debriefing'],
    queryFn: () => callStudy(debriefingCall, taking),
  });
  const text = debriefing.data?.text?.[nearestLanguage(i18n.language)];
  const isToForget = isSaved && debriefing.isSuccess;
  useEffect(() => {
    if (!isToForget) return undefined;
    window.addEventListener('pagehide', onLeave);
    return () => window.removeEventListener('pagehide', onLeave);
  }, [isToForget, onLeave]);
  return (
    <section className={styles.sheet}>
      {text !== undefined && (
        <>
          <h2>{t('debriefing')}</h2>
          {text.split(/\n\s*\n/u).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </>
      )}
      {debriefing.data?.readers && (
        <StudyReaders readers={debriefing.data.readers} taking={taking} />
      )}
      {isToForget && (
        <>
          <p>{t('end.text')}</p>
          <Button look="primary" onPress={onDone}>
            {t('end.done')}
          </Button>
        </>
      )}
    </section>
  );
}

/** Offers a link under which others can read the last text; made when the participant agrees. */
function StudyReaders({ readers, taking }: { readers: DebriefingReaders; taking: Taking }) {
  const { t, i18n } = useTranslation('study');
  const { t: inGrading } = useTranslation('grading');
  const ask = useMutation({
    mutationFn: () => callStudy(askStudyReadersCall, taking),
  });
  const { text, mostReaders, link, endsAt } = ask.data ?? readers;
  const shownLink = link === null ? null : `${location.origin}${link}`;
  return (
    <>
      <h2>{t('readers.title')}</h2>
      <p>{t('readers.lead', { count: mostReaders })}</p>
      <details>
        <summary>{t('readers.text')}</summary>
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      </details>
      {ask.isError && (
        <Notice kind="trouble">
          {errorMessage(inGrading, i18n.language, asFailure(ask.error))}
        </Notice>
      )}
      {shownLink === null || endsAt === null ? (
        <Button look="secondary" isPending={ask.isPending} onPress={() => ask.mutate()}>
          {t('readers.agree')}
        </Button>
      ) : (
        <>
          <TextField
            label={t('readers.link')}
            hint={t('readers.until', {
              date: new Date(endsAt).toLocaleDateString(i18n.language, { dateStyle: 'long' }),
            })}
            dir="ltr"
            readOnly
            value={shownLink}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={shownLink} />
        </>
      )}
    </>
  );
}
