import { expectedUserHeader } from '#contracts/write-headers.ts';
import { buildRequest } from '#web/lib/build-request.ts';
import { createOutbox, type OutboxDeps } from '#web/lib/outbox/outbox.ts';
import type { NewWrite } from '#web/lib/outbox/outbox-entry.ts';
import type { Told } from './oracle.ts';
import { type SimulatedBrowser, SimulatedTab } from './simulated-browser.ts';
import type { SimulatedNetwork } from './simulated-network.ts';
import type { PlannedWrite } from './write-kinds.ts';

/** How long a form waits for the response before it says that the write is kept, in milliseconds. */
const patienceMs = 8000;

/** A page of the product in a tab. Uses the real outbox, and simulates what a form tells the person. */
export class SimulatedPage {
  readonly tab: SimulatedTab;
  readonly #fetch: typeof fetch;
  readonly outbox: ReturnType<typeof createOutbox>;

  /** `sabotage` replaces functions that the outbox gets from the platform (see `Sabotage`). */
  constructor(
    browser: SimulatedBrowser,
    userId: number,
    network: SimulatedNetwork,
    sabotage: (deps: OutboxDeps, tab: SimulatedTab) => Partial<OutboxDeps> = () => ({}),
  ) {
    const tab = new SimulatedTab(browser, userId);
    this.tab = tab;
    this.#fetch = (input, init) => network.fetch(tab, input, init);
    const deps: OutboxDeps = {
      database: () => tab.database(),
      fetch: this.#fetch,
      now: () => tab.now(),
      randomUuid: () => network.nameWrite(makeUuid(browser.time.chance)),
      withLock: (work) => tab.alive(() => browser.withLock(tab, work)),
      schedule: (afterMs, work) => tab.schedule(afterMs, work),
      notify: () => undefined,
    };
    this.outbox = createOutbox({ ...deps, ...sabotage(deps, tab) });
    void this.outbox.deliver(userId);
  }

  /**
   * Sends a write without the outbox. An old version of the page has no outbox, and a current page cannot use the
   * outbox when the storage is full. Calls `tell` with what the form tells the person, unless the tab dies first.
   */
  async writeAsOldVersion(
    { endpoint, input }: PlannedWrite,
    tell: (told: Told) => void,
    headers: Record<string, string> = {},
  ): Promise<void> {
    const { tab } = this;
    const { address, request } = buildRequest(endpoint, input, tab.browser.zone);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    const told = await tab.alive(() =>
      this.#fetch(address, request).then(
        ({ ok, status }): Told => (ok ? 'saved' : status < 500 ? 'refused' : 'failed'),
        (): Told => 'failed',
      ),
    );
    tell(told);
  }

  /**
   * Stores the unsent entries of this page on another page, as if the person had saved them to a file and read it
   * there.
   */
  async copyEntries(target: SimulatedPage): Promise<void> {
    const entries = await this.outbox.list(this.tab.userId);
    const contents = entries
      .filter(({ refusal }) => refusal?.code !== 'unreadable')
      .map(({ number: _, userId: __, attempts: ___, failure: ____, refusal: _____, ...content }) => content);
    await target.outbox.restore(this.tab.userId, contents);
    await target.outbox.deliver(this.tab.userId);
  }

  /** Sends a write as a form does. Calls `tell` with what the form tells the person, unless the tab dies first. */
  async write(planned: PlannedWrite, tell: (told: Told) => void): Promise<void> {
    const { endpoint, input, editedFields } = planned;
    const { browser, userId } = this.tab;
    const { photo, ...parts } = input as { photo?: Blob };
    const write: NewWrite = {
      userId,
      method: endpoint.method,
      path: endpoint.path,
      input: { ...parts, ...(photo && { files: { photo } }) },
      zone: browser.zone,
      ...(editedFields && { editedFields }),
    };
    const result = await this.tab.alive(() => this.outbox.send(write, patienceMs));
    if (result.kind === 'unstored') {
      // Without the outbox, an edit replaces the whole record. The oracle checks only single fields, so the edit is not
      // sent.
      if (planned.effect.kind === 'fields') return tell('failed');
      return this.writeAsOldVersion(planned, tell, { [expectedUserHeader]: String(userId) });
    }
    if (result.kind === 'kept') return tell('kept');
    // The form closes without a message, because the person has deleted the entry in another tab.
    if (result.kind === 'removed') return;
    tell(result.reply.status < 300 ? 'saved' : 'refused');
  }
}

/** Returns a random UUID of version 4. */
function makeUuid(chance: () => number): string {
  const digit = () => Math.floor(chance() * 16).toString(16);
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, digit);
}
