export type { EmailKind } from './emails.ts';
export { type GaugeTexts, words } from './translations.ts';
