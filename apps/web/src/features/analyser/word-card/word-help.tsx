import type { LanguageCode } from '@vernacular/analyzer';
import type { Gloss } from '@vernacular/check';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { withGloss, type Help, type PlainerWord } from '../help/help.ts';
import styles from './word-help.module.css';

/** The help for a word: plainer words to put in its place, or an explanation to put behind it. */
export function WordHelp({
  help,
  language,
  onChoose,
  onExplain,
  onRetry,
}: {
  /** Null when the lookup failed. */
  help: Help | null;
  language: LanguageCode;
  onChoose: (plainer: PlainerWord) => void;
  onExplain: (gloss: Gloss) => void;
  onRetry: () => void;
}) {
  const { t } = useTranslation('word-card');
  const { t: tGrading } = useTranslation('grading');
  const { fixed } = useNumberFormat();
  if (!help)
    return (
      <div className="soft">
        <output>{t('plainer.missing')}</output>{' '}
        <Button look="quiet" onPress={onRetry}>
          {tGrading('retry')}
        </Button>
      </div>
    );
  const { term, plainer, gloss, isExplained, isFamiliar } = help;
  return (
    <>
      {isFamiliar && <p className="soft">{t('familiar')}</p>}
      {plainer.length > 0 && (
        <ul className={styles.plainer} aria-label={t('plainer.title')}>
          {plainer.map((each) => {
            const { text, level, gain } = each;
            // A gain that would round to 0.0 is not shown.
            const points = gain >= 0.05 ? fixed(gain, gain >= 9.95 ? 0 : 1) : null;
            const named = { plainer: text, word: term, level: tGrading(`level.${level}`) };
            return (
              <li key={text}>
                <Button
                  look="secondary"
                  className={styles.choice ?? ''}
                  aria-label={[
                    t('plainer.replace', named),
                    ...(points ? [t('plainer.gainSaid', { points })] : []),
                  ].join('. ')}
                  onPress={() => onChoose(each)}
                >
                  <bdi lang={language}>{text}</bdi>
                  {points && <small>{t('plainer.gain', { points })}</small>}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {isExplained && <p className="soft">{t('gloss.explained')}</p>}
      {plainer.length === 0 && !gloss && !isExplained && !isFamiliar && (
        <p className="soft">{t(language === 'en' ? 'plainer.none' : 'gloss.none')}</p>
      )}
      {gloss !== null && (
        <Button look="secondary" className={styles.gloss ?? ''} onPress={() => onExplain(gloss)}>
          <b>{t(plainer.length > 0 ? 'gloss.or' : 'gloss.title')}</b>
          <bdi lang={language}>{withGloss(help, gloss)}</bdi>
        </Button>
      )}
    </>
  );
}
