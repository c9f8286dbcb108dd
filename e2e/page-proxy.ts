import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Sends the body of a response. The status and the headers are already written. */
type SendBody = (request: IncomingMessage, response: ServerResponse, body: Buffer) => unknown;

/**
 * Starts a server that gets pages and files from the server at `address`, and lets `send` send the body to the browser.
 * Sends every request on as a GET request. The browser has the same cookies for both servers, because cookies do not
 * depend on the port.
 */
export async function startPageProxy(address: string, send: SendBody) {
  const proxy = createServer(async (request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    // Not `fetch`, because it does not send the headers `sec-fetch-*`.
    const [answer] = (await once(get(new URL(request.url ?? '/', address), { headers }), 'response')) as [
      IncomingMessage,
    ];
    const body = await buffer(answer);
    const type = answer.headers['content-type'] ?? '';
    response.writeHead(answer.statusCode ?? 500, { 'content-type': type, 'cache-control': 'no-cache' });
    send(request, response, body);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    address: Object.assign(new URL('/', address), { port }).href,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
