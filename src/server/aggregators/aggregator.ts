import type { CalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import type { ProviderId } from '#domain/devices/providers.ts';

export type AggregatorId = 'simulator' | 'open-wearables' | 'terra';

/** A connection between a person and a provider, as `Aggregator.listConnections` returns it. */
export interface AggregatorConnection {
  provider: ProviderId;
  /** The aggregator's id of the person or of the connection, depending on the aggregator. */
  externalId: string;
  state: 'active' | 'revoked';
}

/** An event that a webhook of any aggregator reports. */
export type AggregatorEvent =
  /**
   * `reference` is the id that Lagom gave to the aggregator for the person. Null if the aggregator does not send it.
   */
  | { type: 'connected'; externalId: string; provider: ProviderId; reference: string | null }
  | { type: 'disconnected'; externalId: string; provider: ProviderId | null; reason: string }
  | { type: 'replaced'; externalId: string; newExternalId: string }
  /**
   * Health data. If two deliveries contain the same record, the values of the delivery with the later `orderedAt` are
   * used. In a workout, meal, session or cycle entry, a null value is filled from the other delivery (`mergeVersions`).
   */
  | {
      type: 'data';
      externalId: string;
      provider: ProviderId;
      orderedAt: Date;
      records: (HealthRecord | Rejection)[];
    }
  /** New data is ready to be read with `pull`. */
  | { type: 'dataReady'; externalId: string; provider: ProviderId; from: CalendarDay; to: CalendarDay }
  /** The progress of the history: `done` of `total` parts have arrived. A number is null if it is not known. */
  | { type: 'backfill'; externalId: string; provider: ProviderId; done: number | null; total: number | null }
  | { type: 'connectionError'; externalId: string; provider: ProviderId | null; reason: string }
  /** An event that needs no work, such as a health check or an unknown kind. */
  | { type: 'ignored'; name: string };

/** A webhook whose signature is valid. */
export interface Delivery {
  /** The id of the delivery. A repeated delivery has the same id. */
  id: string;
  /** The kind of event, for the log. */
  name: string;
  body: unknown;
  /** When the aggregator sent this delivery. A delivery with a later time is newer, even if it arrives earlier. */
  orderedAt: Date;
}

/** A service that connects people's accounts at providers, such as Garmin, and collects their data. */
export interface Aggregator {
  readonly id: AggregatorId;
  /** Returns the providers that can be connected now. Throws AggregatorError. */
  listProviders(): Promise<ProviderId[]>;
  /**
   * Starts a connection. `reference` is the id that Lagom gives to the aggregator for the person. `externalId` is the
   * person's id at the aggregator, or null if that id is not known. Returns the person's id at the aggregator, or null
   * if the aggregator assigns the id later. Also returns `authUrl`, the page on which the person grants or refuses
   * access. That page sends the browser to `successUrl` or `failureUrl`. Throws AggregatorError.
   */
  createSession(start: {
    reference: string;
    email: string;
    provider: ProviderId;
    externalId: string | null;
    successUrl: string;
    failureUrl: string;
  }): Promise<{ authUrl: string; externalId: string | null }>;
  /**
   * Returns the connections of a person. `reference` is the id that Lagom gives to the aggregator for the person.
   * `externalIds` are the ids at the aggregator that Lagom knows for the person. Throws AggregatorError.
   */
  listConnections(person: { reference: string; externalIds: string[] }): Promise<AggregatorConnection[]>;
  /**
   * Ends a connection at the aggregator. With `deleteData`, the aggregator also deletes its copy of the data. Does
   * nothing if the connection does not exist. Throws AggregatorError.
   */
  disconnect(connection: { provider: ProviderId; externalId: string; deleteData: boolean }): Promise<void>;
  /**
   * Reads the records between two days, both included. `zone` is the time zone of the person. Throws AggregatorError.
   */
  pull(range: {
    provider: ProviderId;
    externalId: string;
    from: CalendarDay;
    to: CalendarDay;
    zone: string;
  }): AsyncIterable<HealthRecord | Rejection>;
  /**
   * Asks for the last `days` days of history of a new connection. Returns `pull` if `pull` can read the history at
   * once, or `webhooks` if the history arrives in webhooks. Throws AggregatorError.
   */
  requestHistory(connection: {
    provider: ProviderId;
    externalId: string;
    days: number;
  }): Promise<'pull' | 'webhooks'>;
  /**
   * Checks the signature and the age of a webhook, and returns the delivery. Throws ApiError
   * `invalid_signature` if the signature is wrong or too old. Can throw ApiError `malformed_json`
   * if the body is not JSON.
   */
  verify(rawBody: Buffer, headers: Record<string, string | undefined>, now: Date): Delivery;
  /**
   * Returns the events of a delivery. `zoneOf` takes the person's id at the aggregator and returns
   * the person's time zone. Throws AggregatorError or ZodError if a known event is malformed.
   */
  parse(delivery: Delivery, zoneOf: (externalId: string) => Promise<string>): Promise<AggregatorEvent[]>;
}

/**
 * Why a call failed. `retryLater`: a later attempt can succeed. `unauthorized`: the aggregator rejects the operator's
 * keys, so attempts succeed only after the operator has corrected them. `refused`: no later attempt can succeed.
 * `gone`: the connection or another requested object does not exist.
 */
type AggregatorFailure = 'retryLater' | 'unauthorized' | 'refused' | 'gone';

/** A failed call to an aggregator. The message contains neither keys nor health data. */
export class AggregatorError extends Error {
  override readonly name = 'AggregatorError';
  readonly reason: AggregatorFailure;
  /** The pause that the aggregator asks for, in seconds. Null if the aggregator asks for no pause. */
  readonly retryAfterSeconds: number | null;

  constructor(
    reason: AggregatorFailure,
    message: string,
    retryAfterSeconds: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Whether a later attempt of the same call can succeed. */
  get mayRetry(): boolean {
    return this.reason === 'retryLater' || this.reason === 'unauthorized';
  }
}
