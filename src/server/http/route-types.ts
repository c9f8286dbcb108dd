import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, EndpointParsed, EndpointResult, MemberWrite } from '#contracts/endpoint.ts';
import type { Db } from '#server/db/connect.ts';
import type { CommitHooks } from './commit-hooks.ts';
import type { SessionUser } from './deps.ts';

/** An endpoint with one handler: everything but the writes of members. */
export type ReadOrVisitorCall = Endpoint & ({ method: 'GET' } | { access: { who: 'anyone' } });

type Caller<E extends Endpoint> = E['access'] extends { who: 'anyone' } ? unknown : { user: SessionUser };

/** What every handler is given: the parsed input, who is asking, when and where. */
type RequestContext<E extends Endpoint> = EndpointParsed<E> &
  Caller<E> & {
    now: Date;
    /** The IANA zone the browser says it is in, else UTC. */
    zone: string;
    /** Of an endpoint with `upload`: the photo that was sent, re-encoded and without a trace of where and when. */
    photo: Buffer | undefined;
    request: FastifyRequest;
    reply: FastifyReply;
  };

export type Handler<E extends Endpoint> = (
  context: RequestContext<E> & { db: Db },
) => Promise<EndpointResult<E>>;

type WriteContext<E extends Endpoint> = RequestContext<E> & {
  /** Work outside the database that follows the commit or the rollback. */
  commitHooks: CommitHooks;
};

/** A member's write. `Prepared` is what the first phase hands to the second. */
export interface WritePhases<E extends MemberWrite, Prepared> {
  /**
   * Runs before the transaction, for what must not hold one: hashing, decoding and storing photos, calls of the account
   * library, rate limits. What it wrote stays if `write` fails, unless a commit hook undoes it.
   */
  prepare?: (context: WriteContext<E> & { db: Db }) => Promise<Prepared>;
  /** Runs in the transaction, which also raises the member's data version. All its statements go through `tx`. */
  write: (context: WriteContext<E> & { tx: Db; prepared: Prepared }) => Promise<EndpointResult<E>>;
}
