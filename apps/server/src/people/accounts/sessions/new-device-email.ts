import type { FastifyRequest } from 'fastify';

import type { User } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { deviceName } from './device-name.ts';
import { formatMoment } from '../email/render-email.ts';
import { readEmailOptions, queueNoticeEmail } from '../email/queue-email.ts';

export async function sendNewDeviceEmail(
  context: AccountContext,
  request: FastifyRequest,
  user: User,
  provedAt?: string | null,
): Promise<void> {
  if (user.lastSignInAt === null) return;
  if ((await context.devices.find(request, user.id, provedAt)) !== null) return;
  const emailOptions = readEmailOptions(request);
  const facts = {
    device: deviceName(request.headers['user-agent']) ?? '?',
    when: formatMoment(emailOptions.language, context.now()),
  };
  await context.inBackground(request.log, () =>
    queueNoticeEmail(context, emailOptions, 'new-device', user.email, facts),
  );
}
