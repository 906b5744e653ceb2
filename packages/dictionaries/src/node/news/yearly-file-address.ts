import type { NewsYear } from '../../catalogue/news-years.ts';

/**
 * Address of the folder with the yearly news files, ending in a slash. It is in the public repository
 * NoamAndRoy/JargonProject, pinned to the commit whose checksums are in the catalogue.
 */
export const newsAddress =
  'https://raw.githubusercontent.com/NoamAndRoy/JargonProject/00f4e3cc17ee14ae6bf381c7253aa1e53d86c90c/GeneralSpider/';

export function newsFileName({ year }: Pick<NewsYear, 'year'>): string {
  return `GeneralData_${year}.csv`;
}
