import type { FastifyInstance } from 'fastify';

import { type Outside, publicUrlOf } from '../../outside/index.ts';
import { acceptEmptyBodies } from './accept-empty-bodies.ts';
import { accessTokens } from './access-tokens.ts';
import type { AccountMeans, OwnFiles } from './account-means.ts';
import { openAfterwards } from './afterwards.ts';
import { answerGoTrueErrors } from './answer-gotrue-errors.ts';
import { openAttempts } from './attempts.ts';
import { factorResetRoute } from './factor-reset-route.ts';
import { factorRoutes } from './factor-routes.ts';
import { recogniseHosted } from './hosted-accounts.ts';
import { openKeyRing } from './key-ring.ts';
import { writeLetter } from './letters.ts';
import { letterSender } from './letter-sender.ts';
import { knownDevices } from './known-devices.ts';
import { openMail } from './open-mail.ts';
import { recogniseOwn } from './open-session.ts';
import { arrivalRoutes } from './oidc/arrival-routes.ts';
import { callbackRoute } from './oidc/callback-route.ts';
import { identityRoutes } from './oidc/identity-routes.ts';
import { openOidc } from './oidc/oidc-means.ts';
import { openPasswords } from './passwords.ts';
import { retain } from './retention/retain.ts';
import { recoverRoutes } from './recover-routes.ts';
import { recoveryCodeRoutes } from './recovery-code-routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signOutRoute } from './sign-out-route.ts';
import { signUpRoute } from './sign-up-route.ts';
import { tokenRoute } from './token-route.ts';
import { userRoutes } from './user-routes.ts';
import { recogniseVisitors } from './visitor.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when all letters and other work that replies did not wait for are done. */
    workAfterReplies(): Promise<void>;
  }
}

type Given = Outside & { readonly ownDictionaries: OwnFiles };

async function openMeans(app: FastifyInstance, outside: Given): Promise<AccountMeans> {
  const { config, store, ownDictionaries, site, now = () => new Date() } = outside;
  const publicUrl = publicUrlOf(config);
  const ring = await openKeyRing(store.signingKeys);
  const mail = openMail(outside);
  const afterwards = openAfterwards();
  const sender = letterSender({ letters: store.letters, mail, log: app.log, now });
  app.decorate('workAfterReplies', async () => {
    await afterwards.finish();
    await sender.finish();
  });
  app.addHook('onReady', async () => sender.wake());
  app.addHook('preClose', async () => {
    await afterwards.finish();
    await sender.close();
  });
  return {
    store,
    ownDictionaries,
    ring,
    now,
    publicUrl,
    siteName: site.name,
    confirmsEmail: config.CONFIRM_EMAIL,
    signUp: config.SIGN_UP,
    passwords: await openPasswords(outside.passwordCost),
    tokens: accessTokens(ring, `${publicUrl}/auth/v1`, now),
    attempts: openAttempts(store, config),
    devices: knownDevices(ring, publicUrl, now),
    send: async ({ kind, language, to, link, once, facts = {} }) => {
      const letter = writeLetter(kind, language, { ...facts, to, link, site: site.name });
      const { hash: linkHash, expiresAt } = once ?? {};
      await store.letters.add({ ...letter, kind, linkHash, expiresAt });
      sender.wake();
    },
    sendWritten: (letter) => mail.send(letter),
    forgetLetters: async (address) => mail.forget?.(address),
    tidyLetters: async () => {
      await store.letters.tidy();
      await mail.tidy?.();
    },
    afterwards: afterwards.start,
  };
}

const sixHours = 6 * 60 * 60 * 1000;

async function sweepNowAndThen(
  app: FastifyInstance,
  means: AccountMeans,
  months: number | undefined,
) {
  const { store, tidyLetters } = means;
  const note = (event: string, userId: string) => app.noteSecurityEvent(event, userId);
  const sweep = async () => {
    await store.sweep();
    await tidyLetters();
    if (months !== undefined) await retain({ ...means, months, note }, app.log);
  };
  await sweep();
  const failed = (error: unknown) => app.log.error({ err: error }, 'sweeping failed');
  const timer = setInterval(() => void sweep().catch(failed), sixHours);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * People: every request gets its `visitor`, and `/auth/v1/*` speaks the GoTrue wire protocol.
 * With AUTH_URL both are a hosted GoTrue's: only its tokens are checked here.
 */
export async function accounts(app: FastifyInstance, outside: Given): Promise<void> {
  const { config, store } = outside;
  if (config.AUTH_URL !== undefined) {
    recogniseVisitors(app, recogniseHosted(config.AUTH_URL, store));
    return;
  }
  const means = await openMeans(app, outside);
  await sweepNowAndThen(app, means, config.RETENTION_MONTHS);
  recogniseVisitors(app, recogniseOwn(means));
  await app.register(async (scope) => {
    answerGoTrueErrors(scope);
    acceptEmptyBodies(scope);
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, readsTokensItself: true };
    });
    scope.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    });
    await scope.register(signUpRoute, means);
    await scope.register(tokenRoute, means);
    await scope.register(signOutRoute, means);
    await scope.register(sessionRoutes, means);
    await scope.register(factorResetRoute, means);
    await scope.register(userRoutes, means);
    await scope.register(recoverRoutes, means);
    await scope.register(factorRoutes, means);
    await scope.register(recoveryCodeRoutes, means);
    await scope.register(settingsRoutes, means);
    const oidc = openOidc(means, config.OIDC_PROVIDERS ?? []);
    await scope.register(arrivalRoutes, oidc);
    await scope.register(callbackRoute, oidc);
    await scope.register(identityRoutes, oidc);
  });
}
