import type { Report } from '@vernacular/analyzer';

/** A caution for printed reports by the refined method; null for the published one. */
export const methodRemark = ({ method }: Report): string | null =>
  method === 'refined' ? 'Refined method: do not compare this score with the literature.' : null;
