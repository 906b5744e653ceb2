import type { GlossaryField, GlossaryLanguage } from '../../glossary/glossary.ts';

export const glossary: GlossaryLanguage = {
  fields: async () => Object.values(await import('./glossary-by-field.ts')) as GlossaryField[],
  introduced: [/(?<!\p{L})(?:שנקראת?|הנקראת?|המכונה|המכונים)\s+["״]?$/u],
  explained: /^["״]?\s*(?:\((?![^)]*\d)(?=[^)]{12})|,\s+(?:כלומר|דהיינו|שהוא|שהיא)(?!\p{L}))/u,
};
