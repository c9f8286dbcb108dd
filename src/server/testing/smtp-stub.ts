import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SmtpStub {
  url: string;
  /** The emails that the server has accepted, with each header on one line and the text decoded. */
  emails: string[];
  /** The SMTP status with which the server refuses all recipients. If undefined, the server accepts them. */
  refusal: number | undefined;
  close(): Promise<void>;
}

/** Starts an SMTP server on loopback that collects the received emails in `emails`. */
export async function startSmtpStub(): Promise<SmtpStub> {
  const stub: SmtpStub = { url: '', emails: [], refusal: undefined, close: () => Promise.resolve() };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      if (stub.refusal === undefined) return done();
      done(Object.assign(new Error('refused'), { responseCode: stub.refusal }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        stub.emails.push(decodeEmail(Buffer.concat(chunks)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stub.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  stub.close = () => new Promise((resolve) => server.close(() => resolve()));
  return stub;
}

/** Joins folded headers, and decodes quoted-printable text. */
function decodeEmail(received: Buffer): string {
  const [head = '', ...body] = received.toString('latin1').replaceAll('\r\n', '\n').split('\n\n');
  const headers = head.replace(/\n\s+/g, ' ');
  const text = body.join('\n\n');
  const decoded = headers.includes('quoted-printable')
    ? text
        .replaceAll('=\n', '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
  return `${headers}\n\n${Buffer.from(decoded, 'latin1').toString('utf8')}`;
}
