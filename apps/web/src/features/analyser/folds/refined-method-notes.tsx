import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { countNotes, noteKinds, type WordNote, type WordNotes } from '../words/word-notes.ts';
import styles from './refined-method-notes.module.css';

export const RefinedNotes = memo(function RefinedNotes({
  notes,
  symbols,
  onJump,
}: {
  notes: WordNotes;
  symbols: readonly string[];
  onJump: (kind: WordNote['kind']) => void;
}) {
  const { t } = useTranslation('analyser');
  const { number } = useNumberFormat();
  const counts = useMemo(() => countNotes(notes), [notes]);
  const found = noteKinds.filter((kind) => counts[kind] > 0);
  return (
    <div>
      <h3>{t('refined.title')}</h3>
      {found.length + symbols.length === 0 && <p>{t('refined.nothing')}</p>}
      <ul className={styles.kinds}>
        {found.map((kind) => (
          <li key={kind}>
            <button type="button" onClick={() => onJump(kind)}>
              {t(`refined.found.${kind}`, { count: counts[kind], shown: number(counts[kind]) })}
            </button>
          </li>
        ))}
      </ul>
      <SymbolsNote symbols={symbols} />
      <p>{t('refined.scores')}</p>
    </div>
  );
});

const most = 20;

function SymbolsNote({ symbols }: { symbols: readonly string[] }) {
  const { t, i18n } = useTranslation('analyser');
  if (symbols.length === 0) return null;
  const shown = symbols.length > most ? [...symbols.slice(0, most), '…'] : symbols;
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(shown);
  return <p>{t('refined.symbols', { symbols: list })}</p>;
}
