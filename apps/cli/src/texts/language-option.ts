import { type LanguageCode, languages } from '@vernacular/analyzer';

import { UsageError } from '../trouble.ts';

export function languageOption(value: string | undefined): LanguageCode | undefined {
  if (value === undefined) return undefined;
  if (Object.hasOwn(languages, value)) return value as LanguageCode;
  const known = Object.keys(languages).join(' or ');
  throw new UsageError(`The language is ${known}, not ‘${value}’.`);
}
