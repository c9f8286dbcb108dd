import { createOutbox, type OutboxDeps } from '#web/lib/outbox/outbox.ts';
import type { NewWrite } from '#web/lib/outbox/outbox-entry.ts';
import type { Told } from './oracle.ts';
import { type SimulatedBrowser, SimulatedTab } from './simulated-browser.ts';
import type { SimulatedNetwork } from './simulated-network.ts';
import type { PlannedWrite } from './write-kinds.ts';

/** How long a form waits for the response before it says that the write is kept, in milliseconds. */
const patienceMs = 8000;

/** A page of the product in a tab: its real outbox, and what a form tells the person. */
export class SimulatedPage {
  readonly tab: SimulatedTab;
  readonly outbox: ReturnType<typeof createOutbox>;

  /** `sabotage` replaces what the outbox gets from the platform, to show that the oracle finds the damage. */
  constructor(
    browser: SimulatedBrowser,
    userId: number,
    network: SimulatedNetwork,
    sabotage: (deps: OutboxDeps, tab: SimulatedTab) => Partial<OutboxDeps> = () => ({}),
  ) {
    const tab = new SimulatedTab(browser, userId);
    this.tab = tab;
    const deps: OutboxDeps = {
      database: () => tab.database(),
      fetch: (input, init) => network.fetch(tab, input, init),
      now: () => tab.now(),
      randomUuid: () => network.nameWrite(makeUuid(browser.time.chance)),
      withLock: (work) => tab.alive(() => browser.withLock(tab, work)),
      schedule: (afterMs, work) => tab.schedule(afterMs, work),
      notify: () => undefined,
    };
    this.outbox = createOutbox({ ...deps, ...sabotage(deps, tab) });
    void this.outbox.deliver(userId);
  }

  /** Sends a write as a form does. Calls `tell` with what the form says, unless the tab dies first. */
  async write({ endpoint, input, editedFields }: PlannedWrite, tell: (told: Told) => void): Promise<void> {
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
    const told = await this.tab.alive(() =>
      this.outbox.send(write, patienceMs).then((result): Told => {
        if (result.kind === 'kept') return 'kept';
        if (result.kind === 'unstored') return 'failed';
        return result.reply.status < 300 ? 'saved' : 'refused';
      }),
    );
    tell(told);
  }
}

/** Returns a random UUID of version 4. */
function makeUuid(chance: () => number): string {
  const digit = () => Math.floor(chance() * 16).toString(16);
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, digit);
}
