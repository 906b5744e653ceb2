import { readPlainly } from '@vernacular/contract';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

import { Failure } from './failure.ts';

/** Checks one part of a request against a schema, in either casing; what is wrong is told in plain words. */
export const validatorFor = (schema: z.ZodType) => (data: unknown) => {
  const read = readPlainly(schema, data);
  return read.isRight
    ? { value: read.data }
    : { error: new Failure('invalid-request', read.sentences.join(' ')) };
};

/** Checks all requests against the schemas of their calls. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) =>
  validatorFor(schema);
