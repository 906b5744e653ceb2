import { nameIn } from '@vernacular/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { renderSVG } from 'uqr';
import { z } from 'zod';

import { readerLanguage } from '../../../http/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import type { EmailKind } from '../email/email-templates.ts';
import {
  requireRecentSession,
  requireSession,
  requireFullSession,
} from '../sessions/require-session.ts';
import { readEmailOptions, queueNoticeEmail } from '../email/queue-email.ts';
import { newTotp, stepOf } from './totp.ts';
import { elevateSession } from '../sessions/start-session.ts';

const mostFactors = 10;
const factorId = z.object({ factorId: z.uuid() });

export const factorRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  const { store, attempts, now, siteName } = context;
  const { factors } = store;
  const tell = (request: FastifyRequest, kind: EmailKind, to: string) => {
    const emailOptions = readEmailOptions(request);
    context.inBackground(request.log, () => queueNoticeEmail(context, emailOptions, kind, to));
  };

  app.route({
    method: 'POST',
    url: '/auth/v1/factors',
    schema: {
      summary: 'Enrol an authenticator app',
      tags: ['Accounts'],
      body: z.looseObject({
        factor_type: z.string(),
        friendly_name: z.string().trim().max(100).nullish(),
      }),
    },
    handler: async (request) => {
      const { user } = await requireRecentSession(context, request);
      if (request.body.factor_type !== 'totp') throw new GoTrueError('mfa_totp_enroll_not_enabled');
      const friendlyName = request.body.friendly_name || null;
      const known = await factors.list(user.id);
      const verified = known.filter(({ isVerified }) => isVerified);
      if (verified.length >= mostFactors) throw new GoTrueError('too_many_enrolled_mfa_factors');
      if (friendlyName !== null && verified.some((factor) => factor.friendlyName === friendlyName))
        throw new GoTrueError('mfa_factor_name_conflict');
      for (const { id, isVerified } of known) if (!isVerified) await factors.remove(user.id, id);
      const { secret, uri } = newTotp(nameIn(siteName, readerLanguage(request)), user.email);
      const { id } = await factors.add(user.id, { friendlyName, secret });
      const totp = { qr_code: renderSVG(uri, { border: 2 }), secret, uri };
      return { id, type: 'totp', friendly_name: friendlyName ?? '', totp };
    },
  });

  app.route({
    method: 'POST',
    url: '/auth/v1/factors/:factorId/challenge',
    schema: {
      summary: 'Begin a check of an authenticator app',
      tags: ['Accounts'],
      params: factorId,
    },
    handler: async (request) => {
      const { user } = await requireSession(context, request);
      const factor = await factors.find(user.id, request.params.factorId);
      if (factor === null) throw new GoTrueError('mfa_factor_not_found');
      const { id, expiresAt } = await factors.challenge(factor.id);
      return { id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) };
    },
  });

  app.route({
    method: 'POST',
    url: '/auth/v1/factors/:factorId/verify',
    schema: {
      summary: 'Check a code of an authenticator app',
      tags: ['Accounts'],
      params: factorId,
      body: z.looseObject({ challenge_id: z.uuid(), code: z.string().max(20) }),
    },
    handler: async (request) => {
      const open = await requireSession(context, request);
      const factor = await factors.find(open.user.id, request.params.factorId);
      if (factor === null) throw new GoTrueError('mfa_factor_not_found');
      // A new factor is verified only in a session that has shown the existing one.
      if (!factor.isVerified) await requireFullSession(context, request);
      const attempt = await attempts.code(open.user.id, 'app');
      const step = stepOf(factor.secret, request.body.code, now());
      if (step === null) throw new GoTrueError('mfa_verification_failed');
      if (!(await factors.accept(factor.id, request.body.challenge_id, step)))
        throw new GoTrueError('mfa_challenge_expired');
      await attempt.wasRight();
      if (!factor.isVerified) tell(request, 'factor-added', open.user.email);
      return elevateSession(context, open, 'totp');
    },
  });

  app.route({
    method: 'DELETE',
    url: '/auth/v1/factors/:factorId',
    schema: { summary: 'Remove an authenticator app', tags: ['Accounts'], params: factorId },
    handler: async (request) => {
      const { user } = await requireFullSession(context, request);
      const { factorId: id } = request.params;
      const factor = await factors.find(user.id, id);
      if (factor?.isVerified === true) await requireRecentSession(context, request);
      if (factor === null || !(await factors.remove(user.id, id)))
        throw new GoTrueError('mfa_factor_not_found');
      if (factor.isVerified) tell(request, 'factor-removed', user.email);
      return { id };
    },
  });
};
