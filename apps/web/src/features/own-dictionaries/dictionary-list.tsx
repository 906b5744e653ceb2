import type { OwnDictionary } from '@vernacular/contract';
import { scaledCutoffs } from '@vernacular/dictionaries';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { ConfirmButton } from '../../parts/confirm-button/confirm-button.tsx';
import { SmallCorpusNote } from '../../parts/small-corpus-note/small-corpus-note.tsx';
import { languageName } from '../../platform/language/language-name.ts';
import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { LabelledProgress } from './labelled-progress.tsx';
import styles from './own-dictionaries-screen.module.css';
import { isUnderWay, useRemoveDictionary } from './use-own-dictionaries.ts';

export function DictionaryList({
  userId,
  dictionaries,
}: {
  userId: string;
  dictionaries: readonly OwnDictionary[];
}) {
  const { t } = useTranslation('own-dictionaries');
  if (dictionaries.length === 0) return <p className="caption">{t('mine.none')}</p>;
  return (
    <ul className="stack gap-3">
      {dictionaries.map((each) => (
        <Entry key={each.id} userId={userId} dictionary={each} />
      ))}
    </ul>
  );
}

function Entry({ userId, dictionary }: { userId: string; dictionary: OwnDictionary }) {
  const { t } = useTranslation('own-dictionaries');
  const { id, name, language, period, state, code } = dictionary;
  const removeDictionary = useRemoveDictionary(userId);
  const isStopped = isUnderWay(dictionary);
  const removal = t(isStopped ? 'mine.stop' : 'mine.remove');
  const question = isStopped ? 'stopping' : 'removal';
  const remove = () =>
    removeDictionary(id).then(
      () => null,
      () => t('removal.trouble'),
    );
  const address = new URLSearchParams({ period: code, lang: language });
  return (
    <li className={styles.entry}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p className="caption">
        {t(period.from === period.to ? 'mine.periodOneYear' : 'mine.period', {
          language: languageName(language),
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
        <ConfirmButton
          ask={removal}
          label={t('mine.named', { action: removal, name })}
          look="quiet"
          title={t(`${question}.title`, { name })}
          confirm={t(`${question}.go`)}
          cancel={t(`${question}.keep`)}
          act={remove}
        >
          {t(`${question}.why`)}
        </ConfirmButton>
      </div>
    </li>
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
