import type { z } from 'zod';

export const httpAddress = 'an address that begins with http:// or https://';

/** A setting of the environment: its schema, and how docs/settings.md describes it. Its value is never printed. */
export interface Setting<T extends z.ZodType> {
  readonly accepts: T;
  /** Ends the sentence “PORT must be …”. */
  readonly mustBe: string;
  readonly about: string;
  /** The default in words, where the default of the schema does not say it. */
  readonly unset?: string;
}

export const setting = <T extends z.ZodType>(
  accepts: T,
  mustBe: string,
  about: string,
  unset?: string,
): Setting<T> => ({ accepts, mustBe, about, ...(unset !== undefined && { unset }) });
