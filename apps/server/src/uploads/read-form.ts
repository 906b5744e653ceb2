import type {} from '@fastify/multipart';
import type { ErrorCode } from '@vernacular/contract';
import type { FastifyRequest } from 'fastify';

import { Failure } from '../failures/failure.ts';
import type { MemoryBudget } from './memory-budget.ts';

/** One field or file of a form, whole. */
export interface FormPart {
  readonly field: string;
  /** The name the file has on the sender's disk; null for a field. */
  readonly fileName: string | null;
  readonly bytes: Buffer;
}

/** What a form may hold: for each field, how many bytes all its parts may have together, and how to refuse more. */
export interface FormRules {
  readonly fields: Readonly<
    Record<string, { readonly limit: number; readonly tooLarge: ErrorCode }>
  >;
  readonly parts: number;
}

const unknownField = { limit: 64 * 1024, tooLarge: 'request-too-large' } as const;

/**
 * Reads a multipart form part by part, counting as the bytes arrive, so that too much is refused while it is sent.
 * Fields no rule names are read and dropped. The budget gets back what this request held when its reply has ended.
 */
export async function readForm(
  request: FastifyRequest,
  rules: FormRules,
  budget: MemoryBudget,
): Promise<readonly FormPart[]> {
  const sizes = new Map<string, number>();
  const parts: FormPart[] = [];
  let taken = 0;
  request.raw.once('close', () => budget.giveBack(taken));

  const read = request.parts({
    isPartAFile: () => true,
    limits: { fileSize: Number.POSITIVE_INFINITY, parts: rules.parts, headerPairs: 20 },
  });
  for await (const part of read) {
    if (part.type !== 'file') continue;
    const field = part.fieldname ?? '';
    const rule = Object.hasOwn(rules.fields, field) ? rules.fields[field] : undefined;
    const { limit, tooLarge } = rule ?? unknownField;
    const chunks: Buffer[] = [];
    let size = sizes.get(field) ?? 0;
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw new Failure(tooLarge);
      if (!rule) continue;
      budget.take(chunk.length);
      taken += chunk.length;
      chunks.push(chunk);
    }
    sizes.set(field, size);
    if (rule) parts.push({ field, fileName: part.filename ?? null, bytes: Buffer.concat(chunks) });
  }
  return parts;
}
