import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, EndpointParsed, EndpointResult, MemberWrite } from '#contracts/endpoint.ts';
import type { CommitHooks } from '#server/db/commit-hooks.ts';
import type { Db } from '#server/db/connect.ts';
import type { CurrentUser, Identity } from './deps.ts';
import type { UploadedFile } from './uploads.ts';

/** An endpoint that takes a single handler: every endpoint except the writes of members. */
export type ReadOrVisitorCall = Endpoint & ({ method: 'GET' } | { access: { who: 'anyone' } });

type Caller<E extends Endpoint> = E['access'] extends { who: 'anyone' }
  ? unknown
  : { identity: Identity; user: CurrentUser };

/** The context of every handler: parsed input, user, time and zone. */
type RequestContext<E extends Endpoint> = EndpointParsed<E> &
  Caller<E> &
  UploadedFile &
  (E extends { rawBody: object } ? { rawBody: Buffer } : unknown) & {
    now: Date;
    /** The IANA zone of the request, otherwise the zone stored in the account, otherwise UTC. */
    zone: string;
    request: FastifyRequest;
    reply: FastifyReply;
  };

/** The handler of an endpoint without write phases. Its result becomes the response. */
export type Handler<E extends Endpoint> = (
  context: RequestContext<E> & { db: Db },
) => Promise<EndpointResult<E>>;

type WriteContext<E extends Endpoint> = RequestContext<E> & {
  /** Collects work outside the database, to run after the commit or the rollback. */
  commitHooks: CommitHooks;
};

/** A member's write. `Prepared` is the result of the first phase, passed to the second. */
export interface WritePhases<E extends MemberWrite, Prepared> {
  /**
   * Runs before the transaction, for slow work: hashing, decoding and storing photos, calls to the account library,
   * rate limits. If `write` fails, what `prepare` has changed remains, unless a commit hook reverts it.
   */
  prepare?: (context: WriteContext<E> & { db: Db }) => Promise<Prepared>;
  /** Runs in the transaction, which also increases the member's data version. All statements must use `tx`. */
  write: (context: WriteContext<E> & { tx: Db; prepared: Prepared }) => Promise<EndpointResult<E>>;
}
