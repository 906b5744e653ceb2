const kilobyte = 1024;

/** Largest first; `digits` is the most digits after the point. */
const units = [
  { unit: 'gigabyte', bytes: kilobyte ** 3, digits: 1 },
  { unit: 'megabyte', bytes: kilobyte ** 2, digits: 1 },
  { unit: 'kilobyte', bytes: kilobyte, digits: 0 },
] as const;

/** A size in bytes for display: '1 kB', '32 kB', '1.5 MB', '71 GB'. A file that is not empty has at least 1 kB. */
export function formatFileSize(size: number, language: string): string {
  const { unit, bytes, digits } = units.find((each) => size >= each.bytes) ?? units[2];
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: digits,
  });
  return format.format(unit === 'kilobyte' ? Math.ceil(size / bytes) : size / bytes);
}
