import type { CalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import type { ProviderId } from '#domain/devices/providers.ts';

export type AggregatorId = 'simulator' | 'open-wearables' | 'terra';

/** A connection at the aggregator. */
export interface AggregatorConnection {
  provider: ProviderId;
  /** The id of the person, or of the connection, at the aggregator. */
  externalId: string;
  state: 'active' | 'revoked';
}

/** What the aggregator tells in a webhook, in the words of the product. */
export type AggregatorEvent =
  /** `reference` is our reference of the person, if the aggregator sends it. */
  | { type: 'connected'; externalId: string; provider: ProviderId; reference: string | null }
  | { type: 'disconnected'; externalId: string; provider: ProviderId | null; reason: string }
  | { type: 'replaced'; externalId: string; newExternalId: string }
  /** Data. Of two deliveries about the same thing, the one with the later `orderedAt` counts. */
  | {
      type: 'data';
      externalId: string;
      provider: ProviderId;
      orderedAt: Date;
      records: (HealthRecord | Rejection)[];
    }
  /** New data is ready to be read with `pull`. */
  | { type: 'dataReady'; externalId: string; provider: ProviderId; from: CalendarDay; to: CalendarDay }
  /** A part of the history has arrived, or the number of parts is known. */
  | { type: 'backfill'; externalId: string; provider: ProviderId; done: number | null; total: number | null }
  | { type: 'connectionError'; externalId: string; provider: ProviderId | null; reason: string }
  /** An event that needs no work, such as a health check or an unknown kind. */
  | { type: 'ignored'; name: string };

/** A webhook whose signature is valid. */
export interface Delivery {
  /** Identifies the delivery. A delivery with a known id was received before. */
  id: string;
  /** The kind of event, for the log. */
  name: string;
  body: unknown;
  orderedAt: Date;
}

/** A service that connects accounts of device makers and collects their data. */
export interface Aggregator {
  readonly id: AggregatorId;
  /** Returns the providers that can be connected now. Throws AggregatorError. */
  listProviders(): Promise<ProviderId[]>;
  /**
   * Starts a connection. `reference` is our reference of the person. Returns the page that the popup opens and, if the
   * aggregator has one already, the id of the person there. The page returns to `successUrl` or `failureUrl`, which
   * contain the one-time state. Throws AggregatorError.
   */
  createSession(start: {
    reference: string;
    email: string;
    provider: ProviderId;
    externalId: string | null;
    successUrl: string;
    failureUrl: string;
  }): Promise<{ authUrl: string; externalId: string | null }>;
  /** Returns the connections of the person. Throws AggregatorError. */
  listConnections(person: { reference: string; externalIds: string[] }): Promise<AggregatorConnection[]>;
  /** Ends a connection, and deletes its data there if `deleteData` is set. A missing one is not an error. */
  disconnect(connection: { provider: ProviderId; externalId: string; deleteData: boolean }): Promise<void>;
  /** Reads the records between two days, both included. `zone` is the IANA zone of the person. Throws AggregatorError. */
  pull(range: {
    provider: ProviderId;
    externalId: string;
    from: CalendarDay;
    to: CalendarDay;
    zone: string;
  }): AsyncIterable<HealthRecord | Rejection>;
  /**
   * Asks for the history of a new connection. Returns `pull` if it can be read with `pull` at once, or `webhooks` if it
   * arrives in deliveries. Throws AggregatorError.
   */
  requestHistory(connection: {
    provider: ProviderId;
    externalId: string;
    days: number;
  }): Promise<'pull' | 'webhooks'>;
  /** Checks the signature and the age of a webhook. Throws ApiError `invalid_signature`. */
  verify(rawBody: Buffer, headers: Record<string, string | undefined>, now: Date): Delivery;
  /** Returns what a delivery says. `zoneOf` returns the IANA zone of the person with this id at the aggregator. */
  parse(delivery: Delivery, zoneOf: (externalId: string) => Promise<string>): Promise<AggregatorEvent[]>;
}

/** `retryLater` if a later attempt can succeed, `refused` if not, `gone` if the connection no longer exists. */
type AggregatorFailure = 'retryLater' | 'refused' | 'gone';

/** A failed call to an aggregator. The message contains neither keys nor health data. */
export class AggregatorError extends Error {
  override readonly name = 'AggregatorError';
  readonly reason: AggregatorFailure;
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
}
