import { Check } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

import { buttonClass } from '../../../ui/button/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { FlaggedWord } from '../words/coloured-words.ts';
import styles from './known.module.css';
import type { KnownWords } from './known-words.ts';

export function KnownSwitch({
  known,
  word,
}: {
  known: KnownWords;
  word: Pick<FlaggedWord, 'folded' | 'knownAs'>;
}) {
  const { t } = useTranslation('word-card');
  useSyncExternalStore(known.subscribe, known.read);
  const as = [word.folded, ...(word.knownAs ?? [])].filter(known.has);
  const isKnown = as.length > 0;
  return (
    <div>
      <ToggleButton
        className={classNames(buttonClass('quiet'), styles.switch)}
        isSelected={isKnown}
        onChange={(isOn) => (isOn ? known.add(word.folded) : known.remove(...as))}
      >
        {isKnown && <Check aria-hidden="true" />}
        {t('known.mark')}
      </ToggleButton>
      {isKnown && <p className={styles.says}>{t('known.isKnown')}</p>}
    </div>
  );
}
