import type { Endpoint } from '#contracts/endpoint.ts';

/** A call of an endpoint that succeeds for a person who has just created an account. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  /** The name of the file to send. A reader who runs the example must have such a file. */
  file?: string;
  /** Other endpoints whose examples must run first. */
  after?: Endpoint[];
  /** For each id in the path, the endpoint whose response contains the id. */
  ids?: Record<string, Endpoint>;
  /** Set if the example sends the session cookie to an endpoint that can also be called without a session. */
  sendsCookie?: true;
}

export type Examples = [Endpoint, Example][];

/** The day that the examples use as their date. */
export const exampleDay = '2026-03-10';
