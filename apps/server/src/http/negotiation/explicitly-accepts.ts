import type { FastifyRequest } from 'fastify';

/** Whether the Accept header names a media type or its group, as opposed to accepting anything. */
export function explicitlyAccepts(request: Pick<FastifyRequest, 'types'>, type: string): boolean {
  const group = type.replace(/\/.*/, '/*');
  return [request.types([])].flat().some((range) => {
    const named = String(range).toLowerCase();
    return named === type || named === group;
  });
}
