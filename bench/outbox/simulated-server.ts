import type { TestApp } from '#server/testing/test-app.ts';
import { type Crash, Crashes, followEmbedded, followPool } from './server-crashes.ts';
import type { SimulatedTime } from './simulated-time.ts';

/** A request as the network transmits it. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  bytes: Buffer;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/**
 * Runs the product's server in this process, and simulates a crash by letting a chosen database statement fail. The
 * server is not restarted after a crash, because all state that it needs is in the database.
 */
export class SimulatedServer {
  readonly test: TestApp;
  readonly crashes = new Crashes();

  constructor(test: TestApp) {
    this.test = test;
    const { embedded, pool } = test.database;
    if (embedded) followEmbedded(embedded, this.crashes);
    if (pool) followPool(pool, this.crashes);
  }

  /**
   * Passes a request to the server and returns the response. Returns undefined if the planned crash happened. The
   * database then has only what was committed before the crash. If `crash` is undefined, no crash is planned.
   */
  receive(time: SimulatedTime, request: SentRequest, crash?: Crash): Promise<Answer | undefined> {
    return time.whileRunning(async () => {
      this.test.clock.now = new Date(time.now);
      const { method, url, headers, bytes } = request;
      const payload = bytes.length > 0 && { payload: bytes };
      const response = await this.crashes.during(crash, () =>
        this.test.app.inject({ method: method as 'POST', url, headers, ...payload }),
      );
      if (!response) return undefined;
      const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
      return { status: response.statusCode, headers: Object.fromEntries(entries), text: response.body };
    });
  }
}
