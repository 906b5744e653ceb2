import type { ErrorCode } from '@vernacular/contract';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Failure } from '../failures/failure.ts';
import { boundaryIn, countBoundaries } from './count-boundaries.ts';
import type { MemoryBudget } from './memory-budget.ts';
import { normalizeLineEnds } from './normalize-line-ends.ts';

/** One field or file of a form, whole. */
export interface FormPart {
  readonly field: string;
  /** The name the file has on the sender's disk; null for a field. */
  readonly fileName: string | null;
  readonly bytes: Buffer;
}

interface FieldRule {
  readonly limit: number;
  readonly tooLarge: ErrorCode;
  /** Whether it is a text that somebody typed. */
  readonly isTyped?: boolean;
}

/** What a form may hold: for each field, how many bytes all its parts may have together, and how to refuse more. */
export interface FormRules {
  readonly fields: Readonly<Record<string, FieldRule>>;
  readonly parts: number;
  /** How to refuse more parts than that. */
  readonly tooMany?: ErrorCode;
}

const unknownField: FieldRule = { limit: 64 * 1024, tooLarge: 'request-too-large' };

/**
 * Reads a multipart form part by part, counting as the bytes arrive, so that too much is refused while it is sent.
 * Fields no rule names are read and dropped. The budget gets back what this request held when its reply has ended.
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
      // A field has no file name, whatever the parser's types say. See: HTML, 4.10.21.8, for quotes in one.
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

/** Takes from the budget until the reply has ended. What listens to that keeps nothing of the form itself. */
function holdUntilClosed(raw: FastifyReply['raw'], budget: MemoryBudget) {
  let taken = 0;
  raw.once('close', () => budget.giveBack(taken));
  return (chunk: Buffer) => {
    budget.take(chunk.length);
    taken += chunk.length;
    return chunk;
  };
}

/** The name of a field as the rules have it; its first letter may be of either case. */
export const ruleName = (fields: Readonly<Record<string, unknown>>, sent = ''): string =>
  Object.keys(fields).find(
    (name) => name.slice(1) === sent.slice(1) && name[0]?.toLowerCase() === sent[0]?.toLowerCase(),
  ) ?? sent;

/** The parser of forms throws bare errors, without a code or status: between parts, or inside one that never ends. */
const isMalformed = (error: unknown) => error instanceof Error && error.constructor === Error;

const isOverfull = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_PARTS_LIMIT';

/** What a form that could not be read is refused with. */
export function formFailure(error: unknown, { tooMany }: Pick<FormRules, 'tooMany'>): unknown {
  if (isMalformed(error)) return new Failure('invalid-request', undefined, error);
  if (tooMany !== undefined && isOverfull(error)) return new Failure(tooMany, undefined, error);
  return error;
}

/** Boundaries that a form may have beyond its parts: fields nobody asked for, and its end. */
const spareBoundaries = 64;

/** The parts as they arrive, fields as streams like files: a text can be as long as a file. */
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
