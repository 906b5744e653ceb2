import type { FastifyRequest } from 'fastify';

/** Whether a client names a media type, or its group, and does not merely take whatever there is. */
export function explicitlyAccepts(request: Pick<FastifyRequest, 'types'>, type: string): boolean {
  const group = type.replace(/\/.*/, '/*');
  return [request.types([])].flat().some((range) => {
    const named = String(range).toLowerCase();
    return named === type || named === group;
  });
}
