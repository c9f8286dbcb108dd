import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the server has received. */
export interface JsonRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  /** The parsed body. Undefined if there is none. */
  body: unknown;
}

/** A response. A text in `body` is sent unchanged, and any other value as JSON. */
export interface JsonResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * A fault that replaces a response: another response, no response (`silent`), a response that ends in the middle
 * (`cut`), or the usual response, sent only after `until` is resolved.
 */
export type Fault = JsonResponse | 'silent' | 'cut' | { until: Promise<void> };

export interface JsonServer {
  url: string;
  requests: JsonRequest[];
  /** Each fault replaces one of the next responses, in the given order. */
  failNext: (...faults: Fault[]) => void;
  close: () => Promise<void>;
}

/** Starts an HTTP server on loopback that answers with JSON. */
export async function startJsonServer(respond: (request: JsonRequest) => JsonResponse): Promise<JsonServer> {
  const requests: JsonRequest[] = [];
  const faults: Fault[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const request = {
        method: incoming.method ?? 'GET',
        url: new URL(incoming.url ?? '/', 'http://stub'),
        headers: incoming.headers,
        body: text === '' ? undefined : JSON.parse(text),
      };
      requests.push(request);
      const fault = faults.shift();
      if (typeof fault === 'object' && 'until' in fault) {
        void fault.until.then(() => send(outgoing, respond(request)));
      } else send(outgoing, fault ?? respond(request));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    failNext: (...next) => faults.push(...next),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function send(outgoing: ServerResponse, response: JsonResponse | 'silent' | 'cut'): void {
  if (response === 'silent') return;
  if (response === 'cut') {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    outgoing.write('{"data": [', () => outgoing.destroy());
    return;
  }
  const { status, body, headers } = response;
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
  outgoing.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
}
