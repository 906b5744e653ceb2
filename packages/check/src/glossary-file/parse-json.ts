import { z } from 'zod';

import type { GlossaryField } from '../glossary/glossary.ts';

const word = z.string().trim().min(1);
const words = z.array(word).min(1);

const entry = z.strictObject({
  term: z.string().trim().min(2),
  also: z
    .array(word.regex(/^[^,]+$/u, 'Each spelling is a string of its own.'))
    .min(1)
    .optional(),
  part: z.enum(['n', 'v', 'a', 'r']).optional(),
  plural: z.string().trim().min(2).optional(),
  gloss: z.string().trim().min(3),
  glosses: z.string().trim().min(3).optional(),
  plainer: words.optional(),
  near: words.optional(),
  not: z.string().optional(),
});

const schema = z.strictObject({
  field: z.string().trim().min(2),
  cues: z.array(z.string().trim().min(2)),
  terms: z.array(entry).min(1),
});

/** Thrown for a file that is not a valid glossary field; the message tells the fault and its path. */
export class InvalidGlossary extends Error {
  override readonly name = 'InvalidGlossary';
}

/** Parses the JSON file of one glossary field (a subject such as “Genetics”). Throws {@link InvalidGlossary}. */
export function parseField(json: string): GlossaryField {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new InvalidGlossary('This is not JSON.', { cause });
  }
  const read = schema.safeParse(value);
  // Zod's optional keys may be undefined, which JSON never is.
  if (read.success) return read.data as GlossaryField;
  const [issue] = read.error.issues;
  throw new InvalidGlossary(`${issue?.path.join('.') || 'The file'}: ${issue?.message}`);
}
