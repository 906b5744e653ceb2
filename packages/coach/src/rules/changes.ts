import { whole } from './whole.ts';

/** Verbs by which one thing is said to change another. */
export const changes = whole(
  'increas(?:es|ed)|reduc(?:es|ed)|improv(?:es|ed)|caus(?:es|ed)|leads? to|led to|prevents?|protects?|rais(?:es|ed)|lowers?|strengthens?|makes|made',
  'גורם|גורמת|גורמים|משפר|משפרת|מפחית|מפחיתה|מגביר|מגבירה|מחזק|מחזקת|יוצר|יוצרת',
);
