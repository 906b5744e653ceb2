import type { FastifyRequest } from 'fastify';

import type { User } from '../../store/index.ts';
import type { AccountMeans } from './account-means.ts';
import { deviceName } from './device-name.ts';
import { momentFor } from './letters.ts';
import { letterContext, sendNotice } from './order-letter.ts';

/** Writes to somebody who signs in on a device that never did; not at their first sign-in. */
export async function tellOfNewDevice(
  means: AccountMeans,
  request: FastifyRequest,
  user: User,
): Promise<void> {
  if (user.lastSignInAt === null || (await means.devices.find(request, user.id)) !== null) return;
  const context = letterContext(request);
  const facts = {
    device: deviceName(request.headers['user-agent']) ?? '?',
    when: momentFor(context.language, means.now()),
  };
  means.afterwards(request.log, () => sendNotice(means, context, 'new-device', user.email, facts));
}
