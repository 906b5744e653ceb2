import type { ErrorCode } from '@vernacular/contract';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Failure } from '../failures/failure.ts';
import { boundaryIn, countBoundaries } from './multipart-boundaries.ts';
import { normalizeLineEnds } from './normalize-line-ends.ts';

export type MemoryBudget = ReturnType<typeof memoryBudget>;

/** Bytes that all uploads share. `take` throws Failure `busy` when fewer are left. */
export function memoryBudget(total: number) {
  let left = total;
  return {
    take: (bytes: number) => {
      if (bytes > left) throw new Failure('busy');
      left -= bytes;
    },
    giveBack: (bytes: number) => void (left += bytes),
  };
}

/** A field or file of a form. `fileName` is null for a field. */
export interface FormPart {
  readonly field: string;
  readonly fileName: string | null;
  readonly bytes: Buffer;
}

interface FieldRule {
  /** In bytes, of all parts of this name. */
  readonly limit: number;
  readonly tooLarge: ErrorCode;
  /** Typed text, in which CR LF becomes LF. */
  readonly isTyped?: boolean;
}

export interface FormRules {
  readonly fields: Readonly<Record<string, FieldRule>>;
  readonly parts: number;
  readonly tooMany?: ErrorCode;
}

const unknownField: FieldRule = { limit: 64 * 1024, tooLarge: 'request-too-large' };

/**
 * Reads a multipart form into memory. Sizes are checked as bytes arrive; unknown fields are discarded. The memory goes
 * back to the budget when the reply has ended. Throws Failure, such as `busy` when the budget is used up.
 */
export async function readForm(
  { request, raw }: FastifyReply,
  rules: FormRules,
  budget: MemoryBudget,
): Promise<readonly FormPart[]> {
  const sizes = new Map<string, number>();
  const parts: FormPart[] = [];
  const hold = holdUntilClosed(raw, budget);

  const readAll = async () => {
    for await (const part of formParts(request, rules)) {
      const { file } = part;
      // Fields have no file name despite the parser's types. Quotes in names arrive as %22. See: HTML, 4.10.21.8.
      const fileName = (part.filename as string | undefined)?.replaceAll('%22', '"') ?? null;
      const fieldname = ruleName(rules.fields, part.fieldname);
      const rule = Object.hasOwn(rules.fields, fieldname) ? rules.fields[fieldname] : undefined;
      const { limit, tooLarge, isTyped } = rule ?? unknownField;
      const chunks: Buffer[] = [];
      let size = sizes.get(fieldname) ?? 0;
      const arriving = file as AsyncIterable<Buffer>;
      for await (const chunk of isTyped ? normalizeLineEnds(arriving) : arriving) {
        size += chunk.length;
        if (size > limit) throw new Failure(tooLarge);
        if (rule) chunks.push(hold(chunk));
      }
      sizes.set(fieldname, size);
      if (rule) parts.push({ field: fieldname, fileName, bytes: Buffer.concat(chunks) });
    }
  };
  await readAll().catch((error: unknown) => {
    throw formFailure(error, rules);
  });
  return parts;
}

/** Returns a function that reserves memory until the reply has closed, without referencing the form itself. */
function holdUntilClosed(raw: FastifyReply['raw'], budget: MemoryBudget) {
  let taken = 0;
  raw.once('close', () => budget.giveBack(taken));
  return (chunk: Buffer) => {
    budget.take(chunk.length);
    taken += chunk.length;
    return chunk;
  };
}

/** The name in `fields` that differs from `sent` at most in the case of its first letter; else `sent`. */
export const ruleName = (fields: Readonly<Record<string, unknown>>, sent = ''): string =>
  Object.keys(fields).find(
    (name) => name.slice(1) === sent.slice(1) && name[0]?.toLowerCase() === sent[0]?.toLowerCase(),
  ) ?? sent;

/** The multipart parser throws plain errors without a code. */
const isMalformed = (error: unknown) => error instanceof Error && error.constructor === Error;

const isOverfull = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_PARTS_LIMIT';

/** The failure of an error of the multipart parser; any other error unchanged. */
export function formFailure(error: unknown, { tooMany }: Pick<FormRules, 'tooMany'>): unknown {
  if (isMalformed(error)) return new Failure('invalid-request', undefined, error);
  if (tooMany !== undefined && isOverfull(error)) return new Failure(tooMany, undefined, error);
  return error;
}

/** Boundaries allowed beyond `parts`: unknown fields and the final one. */
const spareBoundaries = 64;

/** Yields the parts of a multipart form; read the `file` of each before the next. Throws Failure. */
export async function* formParts(
  request: FastifyRequest,
  { parts, tooMany = 'too-many-files' }: Pick<FormRules, 'parts' | 'tooMany'>,
): AsyncGenerator<MultipartFile> {
  const contentType = request.headers['content-type'] ?? '';
  const boundary = boundaryIn(contentType);
  if (boundary === null)
    throw new Failure(
      /^multipart\/form-data/i.test(contentType) ? 'invalid-request' : 'unsupported-request',
    );
  const { raw } = request;
  const count = countBoundaries(boundary);
  let reading: MultipartFile | undefined;
  const flood = new Promise<never>((_, reject) => {
    const watch = (chunk: Buffer) => {
      if (count(chunk) <= parts + spareBoundaries) return;
      raw.off('data', watch);
      raw.unpipe();
      const failure = new Failure(tooMany);
      reading?.file.destroy(failure);
      reject(failure);
    };
    raw.on('data', watch);
  });
  flood.catch(() => undefined);
  const arriving = request.files({
    isPartAFile: () => true,
    limits: { fileSize: Number.POSITIVE_INFINITY, parts, headerPairs: 20 },
  });
  for (;;) {
    const next = await Promise.race([arriving.next(), flood]);
    if (next.done) return;
    reading = next.value;
    yield next.value;
  }
}
