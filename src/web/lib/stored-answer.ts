/** A response of the server to a GET request, as this device keeps it. */
export interface Answer {
  /** The address of the request, with its query. */
  address: string;
  answer: unknown;
  /** When this device received the response, in milliseconds since 1970 by the clock of this device. */
  storedAt: number;
  /** The digest of the response's schema in the version of the app that stored it (see `responseShape`). */
  shape?: string | undefined;
}
