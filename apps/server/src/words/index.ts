export type { EmailKind } from './email-types.ts';
export { type GaugeTexts, words } from './translations.ts';
