import type { FastifyInstance } from 'fastify';

/** What someone gets: an answer, or the status of a refusal. */
export type Access = 'answers' | 401 | 403 | 404;

/** Who may call a route: without an account, as the owner of what it touches, as someone else, with an expired token. */
export interface RouteAccess {
  readonly visitor: Access;
  readonly owner: Access;
  readonly other: Access;
  readonly expired: Access;
}

/** A route that holds nothing of anyone: the same for all. */
const open: RouteAccess = {
  visitor: 'answers',
  owner: 'answers',
  other: 'answers',
  expired: 'answers',
};

/** Every route of the site and who may call it. A route missing here stops the start. */
export const authorisation: Readonly<Record<string, RouteAccess>> = {
  'POST /api/TextGrading/Grade': open,
  'POST /api/TextGrading/Download': open,
  'POST /api/TextGrading/BuildYourOwnDeJargonizer': open,
  'GET /api/TextGrading/Scala': open,
  'POST /api/GroupGrading': open,
  'POST /api/HalfLife': open,
  'POST /api/HalfLife/no-feedback': open,
  'POST /api/Persuasive': open,
  'POST /api/Ethics': open,
  'POST /api/Coherence': open,
  'POST /api/Coherence/no-feedback': open,
  'POST /api/CriticalThinking': open,
  'POST /api/CriticalThinking/no-feedback': open,
  'POST /api/:variant': open,
  'GET /api/dictionaries': open,
  'GET /dictionaries/:file': open,
  'GET /GetVisits': open,
  'GET /api/site': open,
  'GET /healthz': open,
  'GET /api/openapi.json': open,
  'GET /api/docs': open,
  'GET /api/docs.css': open,
  'GET /': open,
  'GET /index.html': open,
  'GET /*': open,
};

/** Refuses to register a route whose access nobody has decided. HEAD follows GET. */
export function requireDecidedAccess(
  app: FastifyInstance,
  decided: Readonly<Record<string, RouteAccess>> = authorisation,
): void {
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) {
      const route = `${each === 'HEAD' ? 'GET' : each} ${url}`;
      if (!Object.hasOwn(decided, route))
        throw new Error(`${route} is not in authorisation.ts. Decide who may call it.`);
    }
  });
}
