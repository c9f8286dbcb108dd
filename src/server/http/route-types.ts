import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  Endpoint,
  EndpointParsed,
  EndpointResult,
  MemberWrite,
  ReadEndpoint,
} from '#contracts/endpoint.ts';
import type { CommitHooks } from '#server/db/commit-hooks.ts';
import type { Db } from '#server/db/connect.ts';
import type { CurrentUser, Identity } from './deps.ts';
import type { Edit } from './edit.ts';
import type { UploadedFile } from './uploads.ts';

/**
 * An endpoint that is handled by one function: a read, or an endpoint that anyone may call. A member's write has two
 * functions instead (see `WritePhases`).
 */
export type ReadOrVisitorCall = ReadEndpoint | (Endpoint & { access: { who: 'anyone' } });

type Caller<E extends Endpoint> = E['access'] extends { who: 'anyone' }
  ? unknown
  : { identity: Identity; user: CurrentUser };

/** What every handler receives: the parsed input, the caller, an uploaded file, the time and the time zone. */
type RequestContext<E extends Endpoint> = EndpointParsed<E> &
  Caller<E> &
  UploadedFile &
  (E extends { rawBody: object } ? { rawBody: Buffer } : unknown) & {
    /**
     * When the person made the call: the time of the server, minus the age of a write that is sent later. Rate limits
     * and security checks use `deps.now()` instead, because the caller chooses the age.
     */
    now: Date;
    /** The time zone of the request, otherwise the zone stored in the account, otherwise UTC. */
    zone: string;
    request: FastifyRequest;
    reply: FastifyReply;
  };

/**
 * The function that handles an endpoint of the type `ReadOrVisitorCall`. Its result becomes the body of the response. A
 * member's write has `WritePhases` instead.
 */
export type Handler<E extends Endpoint> = (
  context: RequestContext<E> & { db: Db },
) => Promise<EndpointResult<E>>;

type WriteContext<E extends Endpoint> = RequestContext<E> & {
  /** What `mergeEdit` needs to merge the write into a record that several devices may edit. */
  edit: Edit;
  /** The read-only fields that the client sent back in the body. Their values equal those of the stored record. */
  readOnly: Record<string, unknown>;
  /** Collects work outside the database, to run after the commit or the rollback. */
  commitHooks: CommitHooks;
};

/** The two phases of a member's write. `write` receives the result of `prepare` as `prepared`. */
export interface WritePhases<E extends MemberWrite, Prepared> {
  /**
   * Runs before the transaction. Does slow work: hashing, decoding and storing photos, calls to the account library,
   * rate limits. If `write` fails, changes that `prepare` made remain, unless a commit hook reverts them.
   */
  prepare?: (context: WriteContext<E> & { db: Db }) => Promise<Prepared>;
  /**
   * Returns the stored `record` of the endpoint, or undefined if there is none. Called before `write` if the body
   * repeats read-only fields.
   */
  find?: (context: WriteContext<E> & { tx: Db }) => Promise<object | undefined>;
  /** Runs in the transaction, which also increases the member's data version. All statements must use `tx`. */
  write: (context: WriteContext<E> & { tx: Db; prepared: Prepared }) => Promise<EndpointResult<E>>;
}
