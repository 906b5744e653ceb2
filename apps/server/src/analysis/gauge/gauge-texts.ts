import type { ReaderLanguage } from '../../http/index.ts';

export interface GaugeTexts {
  readonly one: string;
  readonly many: string;
  readonly ofCount: (figure: string, unit: string) => string;
  readonly ofShare: (figure: string, isTooMuch: boolean) => string;
}

export const gaugeTexts: Readonly<Record<ReaderLanguage, GaugeTexts>> = {
  en: {
    one: 'rare word',
    many: 'rare words',
    ofCount: (figure, unit) => `${figure} ${unit} on a scale from 0, green, to 10 or more, red.`,
    ofShare: (figure, isTooMuch) =>
      `${figure} of the words are rare, ${isTooMuch ? 'more than' : 'within'} the 2% that readers can do without, on a scale from 0%, green, to 4% or more, red.`,
  },
  he: {
    one: 'מילה נדירה',
    many: 'מילים נדירות',
    ofCount: (figure, unit) => `${figure} ${unit}, בסולם שבין 0, ירוק, ל־10 ומעלה, אדום.`,
    ofShare: (figure, isTooMuch) =>
      `${figure} מהמילים נדירות, ${isTooMuch ? 'יותר מ' : 'לא יותר מ'}־2% שהקוראים יכולים לוותר עליהן, בסולם שבין 0%, ירוק, ל־4% ומעלה, אדום.`,
  },
};
