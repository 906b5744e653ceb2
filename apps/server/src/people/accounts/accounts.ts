import type { FastifyInstance, FastifyRequest } from 'fastify';

import { type Dependencies, pollingWorker, publicUrlOf } from '../../dependencies/index.ts';
import { accessTokens } from './sessions/access-tokens.ts';
import type { AccountContext, UserFiles } from './account-context.ts';
import { openBackgroundWork } from './background-work.ts';
import { speakGoTrue } from './gotrue/speak-gotrue.ts';
import { openAttemptLimits } from './rate-limits/attempt-limits.ts';
import { factorRoutes } from './mfa/factor-routes.ts';
import { passkeyRoutes } from './mfa/passkey-routes.ts';
import { authenticateHosted } from './hosted/authenticate-hosted.ts';
import { lazyKeyRing } from './sessions/key-ring.ts';
import type { EmailKind } from '../../words/index.ts';
import { sendNotice } from './email/queue-email.ts';
import { emailWorker } from './email/email-worker.ts';
import { knownDevices } from './sessions/known-devices.ts';
import { openMail } from './email/choose-mailer.ts';
import { authenticateLocal } from './sessions/require-session.ts';
import { loginRoutes } from './oidc/login-routes.ts';
import { callbackRoute } from './oidc/callback-route.ts';
import { identityRoutes } from './oidc/identity-routes.ts';
import { openOidc } from './oidc/oidc-context.ts';
import { openPasswordHasher } from './passwords/password-hasher.ts';
import { eraseInactiveAccounts } from './retention/erase-inactive.ts';
import { emailLinkRoutes } from './email-confirmation/email-link-routes.ts';
import { lostFactorRoutes } from './mfa/lost-factor-routes.ts';
import { settingsRoutes } from './gotrue/jwks-settings-health-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { signUpRoute } from './sign-up/sign-up-route.ts';
import { tokenRoute } from './sessions/token-route.ts';
import { userRoutes } from './user/user-routes.ts';
import { authenticateRequests } from './sessions/authenticate-requests.ts';

declare module 'fastify' {
  interface FastifyInstance {
    workAfterReplies(): Promise<void>;
    /** Queues a notice to the signed-in user. A hosted account service sends its own letters, so none then. */
    notifyVisitor(request: FastifyRequest, kind: EmailKind): Promise<void>;
  }
}

type AccountDependencies = Dependencies & { readonly ownDictionaries: UserFiles };

async function openContext(
  app: FastifyInstance,
  dependencies: AccountDependencies,
): Promise<AccountContext> {
  const { config, store, ownDictionaries, site, now = () => new Date() } = dependencies;
  const publicUrl = publicUrlOf(config);
  const openRing = lazyKeyRing(store.signingKeys);
  const mail = openMail(dependencies);
  const inBackground = openBackgroundWork();
  const sender = emailWorker({ letters: store.letters, mail, log: app.log, now });
  app.decorate('workAfterReplies', async () => {
    await inBackground.finish();
    await sender.finish();
  });
  app.addHook('onReady', async () => sender.wake());
  app.addHook('preClose', async () => {
    await inBackground.close();
    await sender.close();
  });
  return {
    store,
    ownDictionaries,
    openRing,
    now,
    publicUrl,
    siteName: site.name,
    confirmsEmail: config.CONFIRM_EMAIL,
    signUp: config.SIGN_UP,
    mustHaveFactor: ({ email }) =>
      config.REQUIRE_MFA === 'all' ||
      (config.REQUIRE_MFA === 'operators' && config.OPERATORS.includes(email)),
    passwords: await openPasswordHasher(dependencies.passwordCost),
    tokens: accessTokens(openRing, `${publicUrl}/auth/v1`, now),
    attempts: openAttemptLimits(store, config),
    devices: knownDevices(openRing, store.identities, { publicUrl, now }),
    mail,
    wakeEmailWorker: sender.wake,
    inBackground: inBackground.start,
  };
}

const sixHours = 6 * 60 * 60 * 1000;

async function startCleanup(
  app: FastifyInstance,
  context: AccountContext,
  months: number | undefined,
) {
  const { store, mail } = context;
  const sweep = async () => {
    await store.sweep();
    await store.letters.tidy();
    await mail.tidy?.();
    if (months !== undefined) await eraseInactiveAccounts(context, months, app);
    return false;
  };
  const onFault = (err: unknown) => app.log.error({ err }, 'sweeping failed');
  const sweeper = pollingWorker({ round: sweep, interval: sixHours, onFault });
  await sweeper.finish();
  // Not awaited: a sweep may wait for a silent mail server.
  app.addHook('onClose', async () => void sweeper.close());
}

/**
 * Authenticates every request (`request.visitor`) and serves `/auth/v1/*` in the GoTrue protocol. With AUTH_URL a
 * hosted GoTrue serves it and only its tokens are checked here.
 */
export async function accounts(
  app: FastifyInstance,
  dependencies: AccountDependencies,
): Promise<void> {
  const { config, store } = dependencies;
  if (config.AUTH_URL !== undefined) {
    authenticateRequests(app, authenticateHosted(config.AUTH_URL, store));
    app.decorate('notifyVisitor', async () => undefined);
    return;
  }
  const context = await openContext(app, dependencies);
  await startCleanup(app, context, config.RETENTION_MONTHS);
  authenticateRequests(app, authenticateLocal(context));
  app.decorate('notifyVisitor', async (request, kind) => {
    const { visitor } = request;
    if (visitor !== null) await sendNotice(context, request, kind, visitor.email);
  });
  await app.register(async (scope) => {
    speakGoTrue(scope);
    await scope.register(signUpRoute, context);
    await scope.register(tokenRoute, context);
    await scope.register(sessionRoutes, context);
    await scope.register(userRoutes, context);
    await scope.register(emailLinkRoutes, context);
    await scope.register(factorRoutes, context);
    await scope.register(passkeyRoutes, context);
    await scope.register(lostFactorRoutes, context);
    await scope.register(settingsRoutes, context);
    const oidc = openOidc(context, config.OIDC_PROVIDERS ?? []);
    await scope.register(loginRoutes, oidc);
    await scope.register(callbackRoute, oidc);
    await scope.register(identityRoutes, oidc);
  });
}
