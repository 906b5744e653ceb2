import { nameIn } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { renderSVG } from 'uqr';
import { z } from 'zod';

import { readerLanguage } from '../../../http/index.ts';
import type { Factor, Session } from '../../../store/index.ts';
import { type AccountContext, accountRoute } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { deviceName } from '../sessions/device-name.ts';
import {
  requireRecentSession,
  requireSession,
  requireFullSession,
} from '../sessions/require-session.ts';
import { sendNotice } from '../email/queue-email.ts';
import { newTotp, stepOf } from './totp.ts';
import { hashToken } from '../sessions/tokens-and-recovery-codes.ts';
import {
  checkPasskey,
  type Credential,
  credential,
  newPasskeyOptions,
  passkeyOptions,
  readNewPasskey,
} from './webauthn.ts';
import { elevateSession } from '../sessions/start-session.ts';

const mostFactors = 10;
const factorId = z.object({ factorId: z.uuid() });
const factorTypes = ['totp', 'webauthn'] as const;

interface Shown {
  readonly challenge_id: string;
  readonly code?: string | undefined;
  readonly webauthn?: { readonly credential_response: Credential } | undefined;
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** Binds the challenge of a passkey to the session that asked for it, and to the factor. */
const boundTo = (session: Session, factor: Factor) => hashToken(`${session.id} ${factor.id}`);

/** Throws GoTrueError when the code is wrong, or was used before. */
async function checkCode(context: AccountContext, factor: Factor, shown: Shown): Promise<void> {
  const { attempts, now, store } = context;
  const attempt = await attempts.code(factor.userId, 'app');
  const step = stepOf(factor.secret, shown.code ?? '', now());
  if (step === null) throw new GoTrueError('mfa_verification_failed');
  if (!(await store.factors.accept(factor.id, shown.challenge_id, step)))
    throw new GoTrueError('mfa_challenge_expired');
  await attempt.wasRight();
}

/** Registers the passkey of an unverified factor, or checks one of the person's passkeys. Throws GoTrueError. */
async function checkCredential(
  context: AccountContext,
  session: Session,
  factor: Factor,
  { challenge_id, webauthn }: Shown,
): Promise<void> {
  const { passkeys } = context.store;
  if (webauthn === undefined) throw new GoTrueError('validation_failed');
  const challenge = await passkeys.takeChallenge(challenge_id, boundTo(session, factor));
  if (challenge === null) throw new GoTrueError('mfa_challenge_expired');
  const { credential_response: sent } = webauthn;
  if (!factor.isVerified) {
    const passkey = await readNewPasskey(context, challenge, sent);
    if (!(await passkeys.verify(factor.id, passkey)))
      throw new GoTrueError('mfa_verification_failed', {
        sentence: 'This passkey is registered already.',
      });
    return;
  }
  const known = await passkeys.byCredential(sent.id);
  if (known?.userId !== factor.userId) throw new GoTrueError('webauthn_credential_not_found');
  await checkPasskey(context, known, challenge, sent);
}

export const factorRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  const { store, siteName } = context;
  const { factors } = store;

  app.route({
    ...accountRoute('POST', '/auth/v1/factors', {
      summary: 'Enrol an authenticator app or a passkey',
      description:
        '`factor_type` is `totp` or `webauthn`. It counts from its first verification on.',
      body: z.looseObject({
        factor_type: z.string(),
        friendly_name: z.string().trim().max(100).nullish(),
      }),
    }),
    handler: async (request) => {
      const { user } = await requireRecentSession(context, request, { mayEnrol: true });
      const type = factorTypes.find((one) => one === request.body.factor_type);
      if (type === undefined) throw new GoTrueError('mfa_totp_enroll_not_enabled');
      const friendlyName = request.body.friendly_name || null;
      const known = await factors.list(user.id);
      const verified = known.filter(({ isVerified }) => isVerified);
      if (verified.length >= mostFactors) throw new GoTrueError('too_many_enrolled_mfa_factors');
      if (friendlyName !== null && verified.some((factor) => factor.friendlyName === friendlyName))
        throw new GoTrueError('mfa_factor_name_conflict');
      for (const { id, isVerified } of known) if (!isVerified) await factors.remove(user.id, id);
      if (type === 'webauthn') {
        const name = friendlyName ?? deviceName(request.headers['user-agent']);
        const { id } = await factors.add(user.id, { friendlyName: name, secret: '', type });
        return { id, type, friendly_name: name ?? '' };
      }
      const { secret, uri } = newTotp(nameIn(siteName, readerLanguage(request)), user.email);
      const { id } = await factors.add(user.id, { friendlyName, secret });
      const totp = { qr_code: renderSVG(uri, { border: 2 }), secret, uri };
      return { id, type, friendly_name: friendlyName ?? '', totp };
    },
  });

  app.route({
    ...accountRoute('POST', '/auth/v1/factors/:factorId/challenge', {
      summary: 'Begin a check of an authenticator app or a passkey',
      description:
        'For a passkey `webauthn` holds the options to create it (`create`), or to show it or another of the account (`request`).',
      params: factorId,
    }),
    handler: async (request) => {
      const { user, session } = await requireSession(context, request);
      const factor = await factors.find(user.id, request.params.factorId);
      if (factor === null) throw new GoTrueError('mfa_factor_not_found');
      const { type } = factor;
      if (type === 'totp') {
        const { id, expiresAt } = await factors.challenge(factor.id);
        return { id, type, expires_at: seconds(expiresAt) };
      }
      const known = await factors.list(user.id);
      const publicKey = factor.isVerified
        ? await passkeyOptions(context, known)
        : await newPasskeyOptions(context, user, known, readerLanguage(request));
      const { id, expiresAt } = await store.passkeys.keepChallenge(
        publicKey.challenge,
        boundTo(session, factor),
      );
      const way = factor.isVerified ? 'request' : 'create';
      const webauthn = { type: way, credential_options: { publicKey } };
      return { id, type, expires_at: seconds(expiresAt), webauthn };
    },
  });

  app.route({
    ...accountRoute('POST', '/auth/v1/factors/:factorId/verify', {
      summary: 'Check a code of an authenticator app, or a passkey',
      params: factorId,
      body: z.looseObject({
        challenge_id: z.uuid(),
        code: z.string().max(20).optional(),
        webauthn: z.looseObject({ credential_response: credential }).optional(),
      }),
    }),
    handler: async (request) => {
      const open = await requireSession(context, request);
      const factor = await factors.find(open.user.id, request.params.factorId);
      if (factor === null) throw new GoTrueError('mfa_factor_not_found');
      // A new factor is verified only in a session that has shown the existing one.
      if (!factor.isVerified) await requireFullSession(context, request, { mayEnrol: true });
      const isPasskey = factor.type === 'webauthn';
      if (isPasskey) await checkCredential(context, open.session, factor, request.body);
      else await checkCode(context, factor, request.body);
      const kind = isPasskey ? 'passkey-added' : 'factor-added';
      if (!factor.isVerified) await sendNotice(context, request, kind, open.user.email);
      return elevateSession(context, open, factor.type);
    },
  });

  app.route({
    ...accountRoute('DELETE', '/auth/v1/factors/:factorId', {
      summary: 'Remove an authenticator app or a passkey',
      params: factorId,
    }),
    handler: async (request) => {
      const { user } = await requireFullSession(context, request);
      const { factorId: id } = request.params;
      const factor = await factors.find(user.id, id);
      if (factor?.isVerified === true) await requireRecentSession(context, request);
      if (factor === null || !(await factors.remove(user.id, id)))
        throw new GoTrueError('mfa_factor_not_found');
      if (factor.isVerified) await sendNotice(context, request, 'factor-removed', user.email);
      return { id };
    },
  });
};
