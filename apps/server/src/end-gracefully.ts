import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

/** A text of fifteen megabytes is graded within this time on a busy machine. */
const patience = 30_000;

/**
 * Ends the site on a signal or a fault nobody caught: no new requests, those under way finish, then all is let go of.
 * A second signal ends it at once.
 */
export function endGracefully(app: FastifyInstance): void {
  const badly = { error: (err: unknown) => app.log.error({ err }, 'ended badly') };
  closeWithGrace({ delay: patience, logger: badly }, async ({ signal, err }) => {
    if (err) app.log.fatal({ err }, 'a fault nobody caught');
    app.log.info({ signal }, 'ending');
    // A browser keeps the connection of a reply that is under way now, and the end would wait for it.
    app.server.keepAliveTimeout = 1;
    await app.close();
  });
}
