const kilobyte = 1024;

/** A size as the language of the site writes it: '1 kB', '32 kB', '1.5 MB'. A file that is not empty has at least 1 kB. */
export function fileSize(bytes: number, language: string): string {
  const isSmall = bytes < kilobyte * kilobyte;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
  return format.format(isSmall ? Math.ceil(bytes / kilobyte) : bytes / kilobyte / kilobyte);
}
