import { exerciseCalls } from '@vernacular/contract';
import type { FastifyInstance } from 'fastify';

type Access = 'answers' | 401 | 403 | 404;

/**
 * What callers get, an answer or a status: `visitor` without a session, the `owner` of what the address names, an
 * `other` user, and anybody with an `expired` session.
 */
export interface RouteAccess {
  readonly visitor: Access;
  readonly owner: Access;
  readonly other: Access;
  readonly expired: Access;
}

const open: RouteAccess = {
  visitor: 'answers',
  owner: 'answers',
  other: 'answers',
  expired: 401,
};

const beforeSession: RouteAccess = { ...open, expired: 'answers' };

const ownOnly: RouteAccess = { visitor: 401, owner: 'answers', other: 'answers', expired: 401 };

const named: RouteAccess = { ...ownOnly, other: 404 };

/**
 * For the accounts listed in OPERATORS; here `owner` and `other` are not operators. `operator-routes.test.ts` tests
 * the operators themselves.
 */
const operatorsOnly: RouteAccess = { visitor: 401, owner: 404, other: 404, expired: 401 };

/** The access of every route. A route missing here prevents the server from starting. */
export const authorisation: Readonly<Record<string, RouteAccess>> = {
  'POST /api/TextGrading/Grade': open,
  'POST /api/TextGrading/Download': open,
  'POST /api/TextGrading/BuildYourOwnDeJargonizer': open,
  'GET /api/TextGrading/Scala': open,
  'POST /api/GroupGrading': open,
  'POST /v2/check': open,
  'GET /v2/check': open,
  'GET /v2/info': open,
  'GET /v2/maxtextlength': open,
  'GET /v2/words': ownOnly,
  'POST /v2/words/add': ownOnly,
  'POST /v2/words/delete': ownOnly,
  'GET /api/keys': ownOnly,
  'POST /api/keys': ownOnly,
  'DELETE /api/keys/:keyId': named,
  'GET /v2/languages': open,
  ...Object.fromEntries(exerciseCalls.map(({ method, path }) => [`${method} ${path}`, open])),
  'POST /api/:variant': open,
  'GET /api/studies/:address': open,
  'POST /api/studies/:address/consents': open,
  'POST /api/studies/:address/debriefing': open,
  'POST /api/studies/:address/readers': open,
  'POST /api/withdrawals': open,
  'GET /api/dictionaries': open,
  'GET /dictionaries/:file': open,
  'GET /glossary/:language.json': open,
  'GET /jargon-text/:counts.levels': open,
  'GET /api/dictionaries/own': ownOnly,
  'POST /api/dictionaries/own': ownOnly,
  'DELETE /api/dictionaries/own/:dictionaryId': named,
  'GET /api/dictionaries/own/:dictionaryId/:edition': named,
  'POST /auth/v1/signup': beforeSession,
  'POST /auth/v1/token': beforeSession,
  'POST /auth/v1/recover': beforeSession,
  'POST /auth/v1/resend': beforeSession,
  'POST /auth/v1/verify': beforeSession,
  'POST /auth/v1/passkeys/authentication/options': beforeSession,
  'POST /auth/v1/passkeys/authentication/verify': beforeSession,
  'GET /auth/v1/.well-known/jwks.json': beforeSession,
  'GET /auth/v1/settings': beforeSession,
  'GET /auth/v1/health': beforeSession,
  'POST /auth/v1/oidc/start': beforeSession,
  'GET /auth/v1/oidc/:provider/callback': beforeSession,
  'GET /auth/v1/oidc/arrival': beforeSession,
  'POST /auth/v1/oidc/arrival': beforeSession,
  'GET /auth/v1/user/identities': ownOnly,
  'POST /auth/v1/oidc/:provider/link': ownOnly,
  'DELETE /auth/v1/user/identities/:identityId': named,
  'POST /auth/v1/logout': ownOnly,
  'GET /auth/v1/sessions': ownOnly,
  'DELETE /auth/v1/sessions/:sessionId': named,
  'POST /auth/v1/confirm-password': ownOnly,
  'POST /auth/v1/factor-reset': ownOnly,
  'GET /auth/v1/user': ownOnly,
  'PUT /auth/v1/user': ownOnly,
  'DELETE /auth/v1/user': ownOnly,
  'POST /auth/v1/factors': ownOnly,
  'POST /auth/v1/factors/:factorId/challenge': named,
  'POST /auth/v1/factors/:factorId/verify': named,
  'DELETE /auth/v1/factors/:factorId': named,
  'GET /auth/v1/recovery-codes': ownOnly,
  'POST /auth/v1/recovery-codes': ownOnly,
  'POST /auth/v1/recovery-codes/verify': ownOnly,
  'GET /api/known-words': ownOnly,
  'POST /api/known-words': ownOnly,
  'GET /api/profile': ownOnly,
  'PUT /api/profile': ownOnly,
  'GET /api/profile/export': ownOnly,
  'GET /api/consents': ownOnly,
  'POST /api/consents': ownOnly,
  'GET /api/tasks': ownOnly,
  'GET /api/tasks/:type/:id': named,
  'DELETE /api/tasks/:type/:id': named,
  'POST /api/shares': named,
  'GET /api/shares': ownOnly,
  'PUT /api/shares/:id': named,
  'POST /api/shares/:id/revoke': named,
  'GET /api/share/:token': beforeSession,
  'POST /api/reader-tests': open,
  'GET /api/reader-tests': ownOnly,
  'GET /api/reader-tests/:id': beforeSession,
  'PUT /api/reader-tests/:id/answers/:answerId': beforeSession,
  'DELETE /api/reader-tests/answers/:answerId': beforeSession,
  // Anyone with the key in the address may call these; no session is read.
  'GET /api/reader-results/:key': beforeSession,
  'PUT /api/reader-results/:key': beforeSession,
  'PUT /api/reader-results/:key/site-counts': beforeSession,
  'DELETE /api/reader-results/:key/site-counts': beforeSession,
  'DELETE /api/reader-results/:key': beforeSession,
  'GET /api/reader-counts/:language': open,
  'GET /api/operator': operatorsOnly,
  'GET /api/operator/people': operatorsOnly,
  'POST /api/operator/acts': operatorsOnly,
  'POST /api/registerDomain': open,
  'OPTIONS /api/registerDomain': open,
  'GET /GetVisits': open,
  'GET /api/site': open,
  'GET /.well-known/security.txt': open,
  'GET /healthz': open,
  'GET /readyz': open,
  'GET /api/openapi.json': open,
  'GET /api/docs': open,
  'GET /api/docs/': open,
  'GET /api/docs/json': open,
  'GET /api/docs/yaml': open,
  'GET /api/docs/static/*': open,
  'GET /api/docs/static/index.html': open,
  'GET /api/docs/static/swagger-initializer.js': open,
  'GET /api/docs/static/theme/site.css': open,
  'GET /': open,
  'GET /index.html': open,
  'GET /robots.txt': open,
  'POST /share-target': open,
  'GET /*': open,
};

/** Throws when a route is registered that `authorisation` does not list. HEAD counts as GET. */
export function requireDecidedAccess(
  app: FastifyInstance,
  decided: Readonly<Record<string, RouteAccess>> = authorisation,
): void {
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) {
      const route = `${each === 'HEAD' ? 'GET' : each} ${url}`;
      if (!Object.hasOwn(decided, route))
        throw new Error(`${route} is not in route-access-table.ts. Decide who may call it.`);
    }
  });
}
