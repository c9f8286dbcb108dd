import type { FastifyInstance } from 'fastify';
import { runInTurn, takeTurn } from '#server/db/oldest-first.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The place of the request in the order in which requests arrived. */
    turn: number;
  }
}

/**
 * Gives each request a turn, so that the embedded database serves requests in the order in which they arrived (see
 * `OldestFirstLock`).
 */
export function keepTurns(app: FastifyInstance): void {
  app.decorateRequest('turn', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    request.turn = takeTurn();
    runInTurn(request.turn, done);
  });
  // Enters the turn of the request again for the handler. The body parser continues in another async context, which does
  // not know the turn.
  app.addHook('preHandler', (request, _reply, done) => runInTurn(request.turn, done));
}
