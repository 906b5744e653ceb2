import type { FastifyRequest } from 'fastify';

/** Whether Accept names the media type, or its group as in `text/*`. The wildcard for all types does not count. */
export function explicitlyAccepts(request: Pick<FastifyRequest, 'types'>, type: string): boolean {
  const group = type.replace(/\/.*/, '/*');
  return [request.types([])].flat().some((range) => {
    const named = String(range).toLowerCase();
    return named === type || named === group;
  });
}
