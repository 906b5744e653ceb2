import { useCallback, useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchChunk } from '../../../platform/browser/fetch-chunk.ts';
import { nearestLanguage } from '../../../platform/language/languages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { Writing } from '../editor/open-text-editor.ts';
import type { WrittenText } from '../editor/written-text.ts';
import styles from './use-samples.module.css';
import { fetchSamples, offeredSamples, type Samples } from './samples.ts';

/** Null unless the text is exactly one side of the pair. */
const sideOf = (text: WrittenText, samples: Samples | null): 'before' | 'after' | null => {
  if (!samples) return null;
  const is = (one: string) => text.length === one.length && text.toString() === one;
  return is(samples.before) ? 'before' : is(samples.after) ? 'after' : null;
};

/** The samples offered for an empty box, and for one with two versions the notice that switches between them. */
export function useSamples(writing: RefObject<Writing | null>, text: WrittenText) {
  const language = nearestLanguage(useTranslation().i18n.language);
  const [samples, setSamples] = useState<Samples | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const side = sideOf(text, samples);
  const onSample = useCallback(
    async (name: (typeof offeredSamples)[number]) => {
      try {
        const fetched = await fetchChunk(() => fetchSamples(language));
        setFailed(false);
        setSamples(fetched);
        if (writing.current?.text() === '') writing.current.replace(fetched[name]);
        writing.current?.focus();
      } catch {
        setFailed(true);
      }
    },
    [writing, language],
  );
  const onTurn = useCallback(() => {
    if (!samples || !side) return;
    writing.current?.replace(side === 'before' ? samples.after : samples.before);
  }, [writing, samples, side]);
  // Memoised, because the screen renders with every keystroke.
  const offer = useMemo(
    () => <SampleOffer hasFailed={hasFailed} onSample={(name) => void onSample(name)} />,
    [hasFailed, onSample],
  );
  return { offer, pair: side && <SamplePair side={side} onTurn={onTurn} /> };
}

function SampleOffer({
  hasFailed,
  onSample,
}: {
  hasFailed: boolean;
  onSample: (name: (typeof offeredSamples)[number]) => void;
}) {
  const { t } = useTranslation('analyser');
  return (
    <fieldset className={styles.offer} data-print="no">
      <legend>{t('samples.title')}</legend>
      <output>{hasFailed && t('samples.failed')}</output>
      <div className={styles.choices}>
        {offeredSamples.map((name) => (
          <Button key={name} look="secondary" onPress={() => onSample(name)}>
            {t(`samples.${name}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Says which version of the sample is shown, with a button to the other. */
function SamplePair({ side, onTurn }: { side: 'before' | 'after'; onTurn: () => void }) {
  const { t } = useTranslation('analyser');
  return (
    <Notice
      button={{
        name: t(side === 'before' ? 'samples.showAfter' : 'samples.showBefore'),
        onPress: onTurn,
      }}
    >
      {t(side === 'before' ? 'samples.isBefore' : 'samples.isAfter')}
    </Notice>
  );
}
