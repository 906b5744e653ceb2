import type { FastifyRequest } from 'fastify';

export function explicitlyAccepts(request: Pick<FastifyRequest, 'types'>, type: string): boolean {
  const group = type.replace(/\/.*/, '/*');
  return [request.types([])].flat().some((range) => {
    const named = String(range).toLowerCase();
    return named === type || named === group;
  });
}
