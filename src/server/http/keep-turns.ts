import type { FastifyInstance } from 'fastify';
import { runInTurn, takeTurn } from '#server/db/oldest-first.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The place of the request in the order of arrival. */
    turn: number;
  }
}

/** Makes the statements of a request run in the order in which the requests arrived (`OldestFirstLock`). */
export function keepTurns(app: FastifyInstance): void {
  app.decorateRequest('turn', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    request.turn = takeTurn();
    runInTurn(request.turn, done);
  });
  // The parser of the body calls back outside `runInTurn`, so the handler needs the turn again.
  app.addHook('preHandler', (request, _reply, done) => runInTurn(request.turn, done));
}
