import type { FastifyReply } from 'fastify';

import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { type OidcContext, providerOf } from './oidc-context.ts';

export async function startAuthorization(
  context: OidcContext,
  reply: FastifyReply,
  way: {
    readonly provider: string;
    readonly next: string;
    readonly session: string | null;
    readonly again: boolean;
  },
): Promise<{ readonly url: string }> {
  const provider = providerOf(context, way.provider);
  const { url, secrets } = await provider.begin(way).catch((cause: unknown) => {
    throw new GoTrueError('provider_unreachable', { cause });
  });
  await context.cookies.authorization.write(reply, {
    provider: provider.id,
    next: way.next,
    session: way.session,
    ...secrets,
  });
  return { url: url.href };
}
