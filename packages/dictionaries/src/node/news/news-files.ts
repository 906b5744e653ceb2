import type { NewsYear } from '../../catalogue/news-years.ts';

/**
 * Where the yearly files are: the public repository NoamAndRoy/JargonProject, at the commit whose checksums stand in the catalogue.
 * The file of a year is GeneralData_YYYY.csv.
 */
export const newsAddress =
  'https://raw.githubusercontent.com/NoamAndRoy/JargonProject/00f4e3cc17ee14ae6bf381c7253aa1e53d86c90c/GeneralSpider/';

/** The name of the file of a year. */
export function newsFileName({ year }: Pick<NewsYear, 'year'>): string {
  return `GeneralData_${year}.csv`;
}
