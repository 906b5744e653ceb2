import type { FastifyInstance } from 'fastify';

const patience = 10_000;

/** Ends the site on SIGTERM or SIGINT: no new requests, those under way finish, then all is let go of. A second signal ends it at once. */
export function endGracefully(app: FastifyInstance): void {
  let isEnding = false;
  const end = (signal: string) => {
    if (isEnding) process.exit(1);
    isEnding = true;
    app.log.info({ signal }, 'ending');
    setTimeout(() => process.exit(1), patience).unref();
    // A browser keeps the connection of a reply that is under way now, and the end would wait for it.
    app.server.keepAliveTimeout = 1;
    app.close().then(
      () => process.exit(0),
      (err: unknown) => {
        app.log.error({ err }, 'ended badly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
