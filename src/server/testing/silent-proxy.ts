import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SilentProxy {
  /** The address of the database through the proxy. */
  address: string;
  /** Stops forwarding data, on open and on new connections. All connections stay open. */
  fallSilent(): void;
  /** Forwards new connections again. Older connections stay silent. */
  recover(): void;
  close(): Promise<void>;
}

/** Starts a TCP proxy on loopback that forwards data to the database server at `databaseAddress`. */
export async function startSilentProxy(databaseAddress: string): Promise<SilentProxy> {
  const target = new URL(databaseAddress);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer({ allowHalfOpen: true }, (incoming) => {
    track(incoming);
    if (isSilent) return;
    const outgoing = track(connect(Number(target.port || 5432), target.hostname));
    incoming.on('data', (bytes) => isSilent || outgoing.write(bytes));
    outgoing.on('data', (bytes) => isSilent || incoming.write(bytes));
    incoming.on('close', () => outgoing.destroy());
    incoming.on('end', () => isSilent || outgoing.end());
    outgoing.on('close', () => isSilent || incoming.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(databaseAddress);
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address: address.href,
    fallSilent: () => {
      isSilent = true;
    },
    recover: () => {
      isSilent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
