import type { GlossaryLanguage } from '../glossary-language.ts';

export const glossary: GlossaryLanguage = {
  fields: () => import('./glossary-by-field.ts'),
  introduced: [/(?<!\p{L})(?:שנקראת?|הנקראת?|המכונה|המכונים)\s+["״]?$/u],
  explained: /^["״]?\s*(?:\((?![^)]*\d)(?=[^)]{12})|,\s+(?:כלומר|דהיינו|שהוא|שהיא)(?!\p{L}))/u,
};
