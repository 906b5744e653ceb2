import type * as texts from '../../locales/translation-types.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof texts;
  }
}
