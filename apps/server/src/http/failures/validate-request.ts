import { validate } from '@vernacular/contract';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

import { Failure } from './failure.ts';

export const validatorFor = (schema: z.ZodType) => (data: unknown) => {
  const read = validate(schema, data);
  return read.isRight
    ? { value: read.data }
    : { error: new Failure('invalid-request', read.sentences.join(' ')) };
};

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) =>
  validatorFor(schema);
