import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser that has subscribed to push messages. */
export interface StubBrowser {
  /** What `PushSubscription.toJSON()` returns. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Decrypts a message for this browser (RFC 8291) and parses it as JSON. */
  decrypt(body: Buffer): unknown;
}

export interface PushRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushStub {
  origin: string;
  requests: PushRequest[];
  /** Sets the answers to the next requests, one answer for each request. All later requests get 201. */
  answerNext(...answers: PushAnswer[]): void;
  /** Sets the answer to all requests for a browser. The answers of `answerNext` do not apply to them. */
  answerAlways(browser: StubBrowser, answer: PushAnswer): void;
  subscribe(): StubBrowser;
  close(): Promise<void>;
}

/**
 * How the stub answers a request: with a status, with 201 after `until` is resolved, or by ending the connection
 * without an answer (`cut`).
 */
type PushAnswer = { status: number; headers?: Record<string, string> } | { until: Promise<void> } | 'cut';

/** Starts a push service on loopback. */
export async function startPushStub(): Promise<PushStub> {
  const requests: PushRequest[] = [];
  const answers: PushAnswer[] = [];
  const answersByPath = new Map<string, PushAnswer>();
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const path = incoming.url ?? '/';
    requests.push({ path, headers: incoming.headers, body: Buffer.concat(chunks) });
    const answer = answersByPath.get(path) ?? answers.shift() ?? { status: 201 };
    if (answer === 'cut') {
      incoming.socket.destroy();
      return;
    }
    if ('until' in answer) await answer.until;
    const { status, headers } = 'until' in answer ? { status: 201, headers: {} } : answer;
    outgoing.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requests,
    answerNext: (...next) => void answers.splice(0, Infinity, ...next),
    answerAlways: ({ subscription }, answer) =>
      void answersByPath.set(new URL(subscription.endpoint).pathname, answer),
    subscribe: () => createBrowser(origin),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function createBrowser(origin: string): StubBrowser {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${origin}/push/${randomBytes(12).toString('base64url')}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    decrypt(body) {
      // The header of aes128gcm (RFC 8188): the salt, the record size, the length of the sender's key, and the sender's
      // key.
      const salt = body.subarray(0, 16);
      const senderKey = body.subarray(21, 21 + body.readUInt8(20));
      const shared = ecdh.computeSecret(senderKey);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const sealed = body.subarray(21 + senderKey.length);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The content is followed by a delimiter, the byte 2, and by zeros as padding (RFC 8188).
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
    },
  };
}

/**
 * Returns the claims of a VAPID header (RFC 8292). Throws an Error if the header is not signed with the key of the
 * server.
 */
export function readVapid({ headers }: PushRequest, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned || key !== publicKey) throw new Error('The request is not signed with the key.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
