import { useTranslation } from 'react-i18next';

const most = 20;

export function SymbolsNote({
  symbols,
  className,
}: {
  symbols: readonly string[];
  className?: string | undefined;
}) {
  const { t, i18n } = useTranslation('analyser');
  if (symbols.length === 0) return null;
  const shown = symbols.length > most ? [...symbols.slice(0, most), '…'] : symbols;
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(shown);
  return <p className={className}>{t('refined.symbols', { symbols: list })}</p>;
}
