import type { OwnDictionary } from '@vernacular/contract';
import { scaledCutoffs } from '@vernacular/dictionaries';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { SmallCorpusNote } from '../../parts/small-corpus-note/small-corpus-note.tsx';
import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { LabelledProgress } from './labelled-progress.tsx';
import styles from './own-dictionaries-screen.module.css';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useRemoval } from './use-own-dictionaries.ts';

export function DictionaryList({
  userId,
  dictionaries,
}: {
  userId: string;
  dictionaries: readonly OwnDictionary[];
}) {
  const { t } = useTranslation('own-dictionaries');
  const [leaving, setLeaving] = useState<OwnDictionary | null>(null);
  if (dictionaries.length === 0) return <p className="caption">{t('mine.none')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {dictionaries.map((each) => (
          <li key={each.id}>
            <Entry dictionary={each} onRemove={() => setLeaving(each)} />
          </li>
        ))}
      </ul>
      <Removal userId={userId} dictionary={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}

function Entry({ dictionary, onRemove }: { dictionary: OwnDictionary; onRemove: () => void }) {
  const { t } = useTranslation('own-dictionaries');
  const { t: tGrading } = useTranslation('grading');
  const { name, language, period, state, code } = dictionary;
  const isUnderWay = state === 'queued' || state === 'counting';
  const removal = t(isUnderWay ? 'mine.stop' : 'mine.remove');
  const address = new URLSearchParams({ period: code, lang: language });
  return (
    <>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p className="caption">
        {t(period.from === period.to ? 'mine.periodOneYear' : 'mine.period', {
          language: tGrading(`textLanguage.${language}`),
          ...period,
        })}
      </p>
      <State dictionary={dictionary} />
      <div className="row gap-3">
        {state === 'ready' && (
          <Link
            to={`/de-jargonizer?${address}`}
            className={buttonClass('secondary')}
            aria-label={t('mine.named', { action: t('mine.use'), name })}
          >
            {t('mine.use')}
          </Link>
        )}
        <Button
          look="quiet"
          aria-label={t('mine.named', { action: removal, name })}
          onPress={onRemove}
        >
          {removal}
        </Button>
      </div>
    </>
  );
}

function State({ dictionary }: { dictionary: OwnDictionary }) {
  const { t } = useTranslation('own-dictionaries');
  const { number, percent } = useNumberFormat();
  const { state, progress, failure, tokens, types, leftOut } = dictionary;
  if (state === 'queued') return <p>{t('mine.queued')}</p>;
  if (state === 'counting')
    return (
      <LabelledProgress
        progress={progress}
        label={t('mine.counting', { percent: percent(Math.floor(progress * 100)) })}
      />
    );
  if (failure) return <p className={styles.failed}>{t(`failed.${failure.code}`)}</p>;
  return (
    <>
      <p>{t('mine.ready', { tokens: number(tokens ?? 0), types: number(types ?? 0) })}</p>
      <SmallCorpusNote
        tokens={tokens}
        common={scaledCutoffs(dictionary.language, tokens ?? 0).common}
      />
      {leftOut > 0 && <p className="caption">{t('mine.leftOut', { count: leftOut })}</p>}
    </>
  );
}

function Removal({
  userId,
  dictionary,
  onClose,
}: {
  userId: string;
  dictionary: OwnDictionary | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('own-dictionaries');
  const { mutate, reset, isPending, isError } = useRemoval(userId);
  const isUnderWay = dictionary?.state === 'queued' || dictionary?.state === 'counting';
  const kind = isUnderWay ? 'stopping' : 'removal';
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      title={t(`${kind}.title`, { name: dictionary?.name ?? '' })}
      isOpen={dictionary !== null}
      onClose={close}
    >
      <p>{t(`${kind}.why`)}</p>
      {isError && <Notice kind="trouble">{t('removal.trouble')}</Notice>}
      <DialogActions cancel={t(`${kind}.keep`)} onCancel={close}>
        <Button
          isPending={isPending}
          onPress={() => dictionary && mutate(dictionary.id, { onSuccess: close })}
        >
          {t(`${kind}.go`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
