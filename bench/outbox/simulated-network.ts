import type { Crash } from './server-crashes.ts';
import type { SimulatedTab } from './simulated-browser.ts';
import type { Answer, SentRequest, SimulatedServer } from './simulated-server.ts';
import type { SimulatedTime } from './simulated-time.ts';

/**
 * The faults that can happen to a request, with their relative frequencies. In the names, `answer` means the server's
 * response. `requestLate`: the request fails for the sender, but reaches the server later. `silence`: the request never
 * reaches the server, and the sender gets neither a response nor an error. `cutShort`: half of the body is lost.
 */
const faults = {
  requestLost: 3,
  silence: 1,
  answerLost: 4,
  answerLate: 3,
  requestLate: 3,
  sentTwice: 3,
  cutShort: 2,
  crash: 5,
  serverError: 3,
  proxyError: 3,
  tooMany: 2,
} as const;
type Fault = keyof typeof faults;
const bag = Object.entries(faults).flatMap(([fault, times]) => Array<Fault>(times).fill(fault as Fault));

const failed = () => new TypeError('Failed to fetch');

/** The network between the browsers and the server. */
export class SimulatedNetwork {
  /** The probability of a fault, from 0 to 1, for each request. */
  faultRate = 0;
  /** While true, a proxy responds with 502, 503 or 504 instead of the server. */
  isServerDown = false;
  /**
   * The latest time until which a response with the status 429 told a client to wait, in milliseconds since 1970. 0 if
   * there was no such response.
   */
  limitedUntil = 0;
  readonly #time: SimulatedTime;
  readonly #server: SimulatedServer;
  readonly #write: (line: string) => void;
  /**
   * The requests that have no response yet. `isDelivery` is whether the request sends a write that has neither taken
   * effect nor been refused (see `#noteSend`). `fail` makes the request fail.
   */
  readonly #open = new Set<{ tab: SimulatedTab; isDelivery: boolean; fail: () => void }>();

  /**
   * The writes by idempotency key. `number` is the place of the write in the order in which people made the writes.
   * `madeAt` is when the write was made.
   */
  readonly #order = new Map<string, { number: number; madeAt: number }>();
  /** The writes that took effect, in the order in which the server carried them out. */
  readonly effects: TakenEffect[] = [];
  /** How often a tab sent an entry while another tab of the same device was also sending an entry. */
  overlaps = 0;
  /**
   * The keys of the writes whose order is not checked: the server refused the write, or the write was sent at least
   * eight times.
   */
  readonly refused = new Set<string>();
  readonly #sends = new Map<string, number>();

  constructor(time: SimulatedTime, server: SimulatedServer, write: (line: string) => void) {
    this.#time = time;
    this.#server = server;
    this.#write = write;
  }

  /** Replaces `fetch` in a tab. */
  fetch(tab: SimulatedTab, input: string | URL | Request, init?: RequestInit): Promise<Response> {
    return tab.alive(async () => {
      const request = await this.#time.whileRunning(() => serialise(tab, input, init));
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      const isDelivery = this.#noteSend(tab, request);
      const entry = { tab, isDelivery, fail: () => reject(failed()) };
      this.#open.add(entry);
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      void this.#deliver(tab, request).then(
        (answer) => (answer === 'silence' ? undefined : resolve(toResponse(answer))),
        reject,
      );
      return promise.finally(() => this.#open.delete(entry));
    });
  }

  /**
   * Counts a request with an idempotency key. Returns true if the request delivers a write that has neither taken
   * effect nor been refused. If another tab has already delivered the write, this tab only asks for its response, and
   * the result is false. A delivery counts as an overlap if another tab of the device is also delivering an entry.
   */
  #noteSend({ browser }: SimulatedTab, { headers }: SentRequest): boolean {
    const key = headers['idempotency-key'];
    if (key === undefined) return false;
    this.#sends.set(key, this.countSends(key) + 1);
    if (this.refused.has(key) || this.effects.some((effect) => effect.key === key)) return false;
    const others = [...this.#open].filter(
      ({ tab, isDelivery }) => isDelivery && tab.browser === browser && !tab.isDead,
    );
    if (others.length > 0) this.overlaps++;
    return true;
  }

  /** Returns how often a write was sent. `key` is the idempotency key of the write. */
  countSends(key: string): number {
    return this.#sends.get(key) ?? 0;
  }

  /** Stores the idempotency key and the time of a new write, to check the order later. Returns the key. */
  nameWrite(key: string): string {
    this.#order.set(key, { number: this.#order.size, madeAt: this.#time.now });
    return key;
  }

  /** Sets whether a device is online. Makes all open requests of the device fail, even if the device comes online. */
  setOnline(tab: SimulatedTab['browser'], isOnline: boolean): void {
    tab.isOnline = isOnline;
    for (const { tab: asking, fail } of [...this.#open]) if (asking.browser === tab) fail();
  }

  async #deliver(tab: SimulatedTab, request: SentRequest): Promise<Answer | 'silence'> {
    const time = this.#time;
    const { browser } = tab;
    const fault = this.#pickFault(request);
    this.#write(`${browser.name} sends ${request.method} ${withoutIds(request.url)} ${fault ?? ''}`);
    if (!browser.isOnline) {
      await time.wait(time.between(1, 30));
      throw failed();
    }
    await time.wait(time.between(5, 120));
    if (this.isServerDown) return plain(time.pick([502, 503, 504]));
    const answer = await this.#answerOf(browser.name, request, fault);
    await time.wait(time.between(5, 120));
    return answer;
  }

  #pickFault({ headers }: SentRequest): Fault | undefined {
    if (!this.#time.happens(this.faultRate)) return undefined;
    const fault = this.#time.pick(bag);
    // Sends only requests with an idempotency key twice, because the key lets the server recognise the second copy.
    // Without a key, the server would store the write twice, and the oracle would report a fault that the outbox cannot
    // prevent.
    return fault === 'sentTwice' && headers['idempotency-key'] === undefined ? undefined : fault;
  }

  async #answerOf(
    device: string,
    request: SentRequest,
    fault: Fault | undefined,
  ): Promise<Answer | 'silence'> {
    const time = this.#time;
    switch (fault) {
      case 'requestLost':
        await time.wait(time.between(10, 5000));
        throw failed();
      case 'silence':
        return 'silence';
      case 'answerLost':
        await this.#receive(device, request);
        await time.wait(time.between(10, 5000));
        throw failed();
      case 'answerLate': {
        const answer = await this.#receive(device, request);
        await time.wait(time.between(2000, 50_000));
        return answer ?? 'silence';
      }
      case 'requestLate':
        time.after(time.between(1000, 60_000), () => void this.#receive(device, request));
        await time.wait(time.between(10, 3000));
        throw failed();
      case 'sentTwice': {
        // Photos are decoded in other threads, in real time. If two requests with a photo were simultaneous, the seed
        // would not determine which request comes first. So requests with a photo are never simultaneous.
        const isSimultaneous = time.happens(0.5) && request.headers['content-type'] === 'application/json';
        const laterMs = isSimultaneous ? 0 : time.between(1000, 30_000);
        time.after(laterMs, () => void this.#receive(device, request));
        return this.#receiveOrFail(device, request);
      }
      case 'cutShort':
        // The server never gets the second half of the body, and the sender gets a network error.
        await this.#receive(device, {
          ...request,
          bytes: request.bytes.subarray(0, request.bytes.length / 2),
        });
        throw failed();
      case 'crash': {
        const crash = { statement: time.between(0, 14), isExecuted: time.happens(0.5) };
        const hasProxy = time.happens(0.5);
        const answer = await this.#receive(device, request, crash);
        if (answer) return answer;
        if (hasProxy) return plain(502);
        throw failed();
      }
      case 'serverError':
        return plain(500);
      case 'proxyError':
        return plain(time.pick([502, 503, 504, 408]));
      case 'tooMany': {
        const seconds = time.between(1, 30);
        this.limitedUntil = Math.max(this.limitedUntil, time.now + seconds * 1000);
        return plain(429, { 'retry-after': String(seconds) });
      }
      default:
        return this.#receiveOrFail(device, request);
    }
  }

  async #receiveOrFail(device: string, request: SentRequest): Promise<Answer> {
    const answer = await this.#receive(device, request);
    if (!answer) throw failed();
    return answer;
  }

  async #receive(device: string, request: SentRequest, crash?: Crash): Promise<Answer | undefined> {
    const answer = await this.#server.receive(this.#time, request, crash);
    const state = answer ? `${answer.status} ${/"code":"\w+"/.exec(answer.text)?.[0] ?? ''}` : 'died';
    this.#write(`  the server answers ${request.method} ${withoutIds(request.url)}: ${state}`);
    this.#noteEffect(
      device,
      request,
      answer?.status ?? 0,
      answer?.headers['idempotency-replayed'] === 'true',
    );
    return answer;
  }

  #noteEffect(
    device: string,
    { headers, method, url }: SentRequest,
    status: number,
    isReplayed: boolean,
  ): void {
    const key = headers['idempotency-key'] ?? '';
    const made = this.#order.get(key);
    // The outbox sends later entries before a write that was refused and before an entry that failed eight times. So
    // the order of such a write is not checked.
    if ((status >= 400 && status < 500 && status !== 401 && status !== 409) || this.countSends(key) >= 8)
      this.refused.add(key);
    if (!made || isReplayed || status < 200 || status >= 300) return;
    const queue = `${device} ${headers['x-expected-user']} ${method} ${url.replace(/\d+/g, ':id')}`;
    this.effects.push({ key, ...made, queue });
  }
}

/** A write that the server has carried out. */
export interface TakenEffect {
  key: string;
  number: number;
  madeAt: number;
  /**
   * The name of the write's queue. The outbox sends the writes of one person to one endpoint from one device in the
   * order in which they were made.
   */
  queue: string;
}

const withoutIds = (url: string) => url.replace(/\d+/g, '…');

async function serialise(
  { browser }: SimulatedTab,
  input: string | URL | Request,
  init?: RequestInit,
): Promise<SentRequest> {
  const request = new Request(input instanceof Request ? input : new URL(input, 'http://localhost'), init);
  const bytes = Buffer.from(await request.arrayBuffer());
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  return {
    method: request.method,
    url: pathname + search,
    headers: { ...headers, ...(browser.cookie !== undefined && { cookie: browser.cookie }) },
    bytes,
  };
}

const plain = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'text/plain', ...headers },
  text: 'An answer of a proxy.',
});

const toResponse = ({ status, headers, text }: Answer) =>
  new Response([204, 304].includes(status) ? null : text, { status, headers });
