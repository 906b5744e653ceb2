import type { FastifyRequest } from 'fastify';

/** Whether a client names a media type, or its group, and does not merely take whatever there is. */
export function namesType(request: Pick<FastifyRequest, 'types'>, type: string): boolean {
  const named = [request.types([])].flat().map((range) => String(range).toLowerCase());
  return named.includes(type) || named.includes(type.replace(/\/.*/, '/*'));
}
