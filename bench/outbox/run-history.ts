import type { TestApp } from '#server/testing/test-app.ts';
import { deliveryIntervalMs } from '#web/lib/outbox/back-off.ts';
import type { OutboxDeps } from '#web/lib/outbox/outbox.ts';
import type { EntryInput, OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { findDisorder, findViolations, type LeftEntry, type MadeWrite, type Told } from './oracle.ts';
import { SimulatedBrowser, type SimulatedTab } from './simulated-browser.ts';
import { SimulatedNetwork } from './simulated-network.ts';
import { SimulatedPage } from './simulated-page.ts';
import type { SimulatedServer } from './simulated-server.ts';
import { SimulatedTime, setCurrentTime } from './simulated-time.ts';
import { type Effect, type Person, type PlannedWrite, writeKinds } from './write-kinds.ts';

const start = new Date('2026-03-10T08:00:00Z');
const minute = 60_000;
const dayMs = 24 * 60 * minute;

/**
 * The longest time, in milliseconds, for which an unsent entry of the outbox is allowed to stay on a device after the
 * network is back. An entry that the server refused is allowed to stay longer.
 */
const graceMs = 10_000;

/**
 * What a simulated history needs besides its seed (see `runHistory`): a server, a small photo, and the id of a check-in
 * question. All histories that run on one server use the same `Stage`.
 */
export interface Stage {
  server: SimulatedServer;
  photo: Blob;
  question: number;
  /**
   * Damages the outbox, to show that the oracle (oracle.ts) finds the damage. Undefined leaves the outbox undamaged.
   */
  sabotage?: Sabotage;
}

/**
 * A function that damages the outbox of a tab. Returns replacements for some of the functions that the outbox gets from
 * the platform.
 */
export type Sabotage = (deps: OutboxDeps, tab: SimulatedTab) => Partial<OutboxDeps>;

export interface HistoryResult {
  violations: string[];
  /** A line for each event of the history. */
  log: string[];
  writes: number;
}

/**
 * Simulates a history: two people use the product on two devices, with random faults. The same seed always gives the
 * same history.
 */
export async function runHistory(stage: Stage, seed: number): Promise<HistoryResult> {
  return new History(stage, seed).run();
}

class History {
  readonly #stage: Stage;
  readonly #seed: number;
  readonly #time: SimulatedTime;
  readonly #network: SimulatedNetwork;
  readonly #browsers: SimulatedBrowser[];
  readonly #pages = new Map<SimulatedBrowser, SimulatedPage[]>();
  readonly #writes: MadeWrite[] = [];
  readonly #log: string[] = [];
  #people: Person[] = [];
  /**
   * Whether entries were copied to another page. Two devices may then send the same entries, so the history does not
   * check the order of the writes.
   */
  #hasCopies = false;
  /** The numbers from 1 to 40 that no write has used yet. */
  #numbers = Array.from({ length: 40 }, (_, place) => place + 1);

  constructor(stage: Stage, seed: number) {
    this.#stage = stage;
    this.#seed = seed;
    this.#time = new SimulatedTime(seed, start);
    setCurrentTime(this.#time);
    this.#network = new SimulatedNetwork(this.#time, stage.server, (line) => this.#write(line));
    this.#browsers = ['phone', 'laptop'].map((name) => new SimulatedBrowser(this.#time, name));
  }

  get #test(): TestApp {
    return this.#stage.server.test;
  }

  #write(line: string): void {
    this.#log.push(`${((this.#time.now - start.getTime()) / 1000).toFixed(3)} ${line}`);
  }

  async run(): Promise<HistoryResult> {
    const time = this.#time;
    this.#people = [await this.#createPerson('Astrid'), await this.#createPerson('Bo')];
    for (const browser of this.#browsers) {
      browser.clockOffset = time.pick([0, 0, 0, dayMs, -dayMs, 7 * minute]);
      this.#signIn(browser, this.#people[0] as Person);
      this.#openPage(browser);
    }
    this.#network.faultRate = time.pick([0, 0.2, 0.5, 0.8]);
    for (let left = time.between(8, 24); left > 0; left--) {
      await time.run(time.pick([0, 20, 500, 5000, minute, 5 * minute]));
      this.#act();
    }
    const left = await this.#endFaults();
    const violations = await findViolations(this.#test, this.#writes, this.#people, left, this.#prefix);
    if (!this.#hasCopies) violations.push(...findDisorder(this.#network), ...this.#findSentAfterRemoval());
    if (this.#network.overlaps > 0)
      violations.push(`overlap: ${this.#network.overlaps} times two tabs sent at once`);
    for (const browser of this.#browsers) browser.kill();
    return { violations, log: this.#log, writes: this.#writes.length };
  }

  get #prefix(): string {
    return `s${this.#seed}-`;
  }

  async #createPerson(name: string): Promise<Person> {
    this.#test.clock.now = start;
    const { id, cookie } = await this.#test.createMember();
    const { db } = this.#test.database;
    const workout = {
      user_id: id,
      type: 'cardio',
      duration: 20,
      intensity: 'moderate',
      calories_burned: 160,
      notes: 'before',
      happened_at: start,
      day: '2026-03-10',
      zone: 'Europe/Stockholm',
    };
    const rows = await db
      .insertInto('exercise_activities')
      .values([workout, workout, workout])
      .returning('id')
      .execute();
    await db
      .insertInto('user_preferences')
      .values({ user_id: id, preferences: JSON.stringify({ modules: { menstrualCycle: true } }) })
      .execute();
    return { name, id, cookie, workouts: rows.map((row) => row.id) };
  }

  #pagesOf(browser: SimulatedBrowser): SimulatedPage[] {
    const open = (this.#pages.get(browser) ?? []).filter(({ tab }) => !tab.isDead);
    this.#pages.set(browser, open);
    return open;
  }

  #signIn(browser: SimulatedBrowser, person: Person): void {
    browser.cookie = person.cookie;
    browser.signedIn = person.id;
    this.#write(`${browser.name}: ${person.name} signs in`);
  }

  /** Opens a page for the person who is signed in. */
  #openPage(browser: SimulatedBrowser): SimulatedPage {
    const page = new SimulatedPage(browser, browser.signedIn, this.#network, this.#stage.sabotage);
    this.#pagesOf(browser).push(page);
    return page;
  }

  #act(): void {
    const time = this.#time;
    const browser = time.pick(this.#browsers);
    const page = time.pick(this.#pagesOf(browser)) ?? this.#openPage(browser);
    const action = time.pick(actions);
    this.#write(`${browser.name}: ${action}`);
    this.#start(action, browser, page);
  }

  #start(action: Action, browser: SimulatedBrowser, page: SimulatedPage): void {
    const time = this.#time;
    const starts: Record<Action, () => unknown> = {
      write: () => this.#makeWrite(page),
      'change network': () => {
        this.#network.setOnline(browser, !browser.isOnline);
        if (browser.isOnline) this.#deliverAll(browser);
      },
      'change server': () => {
        this.#network.isServerDown = !this.#network.isServerDown;
      },
      focus: () => page.outbox.deliver(page.tab.userId),
      'open tab': () => this.#openPage(browser),
      'kill tab': () => page.tab.dieAfter(time.between(0, 12)),
      'kill browser': () => browser.kill(),
      'write and kill tab': () => {
        this.#makeWrite(page);
        page.tab.dieAfter(time.between(0, 40));
      },
      'end session': () => {
        browser.cookie = undefined;
      },
      'sign in': () => this.#changePerson(browser),
      'change quota': () => {
        browser.quotaErrors = browser.quotaErrors > 0 ? 0 : time.pick([0.1, 0.5, 1]);
      },
      'edit entry': () => this.#editEntry(page),
      'remove entry': () => this.#removeEntry(page),
      'retry entry': () => this.#retryEntry(page),
      // Runs only if the page's person is signed in. An old version of the page does not send the header
      // `X-Expected-User`, so the server would store its write for the person who is signed in.
      'write as old version': () => page.tab.userId === browser.signedIn && this.#makeWrite(page, true),
      'copy entries': () => this.#copyEntries(page),
    };
    starts[action]();
  }

  /**
   * Signs in one of the two people at random and opens a page. In half of the cases, kills the browser before the page
   * opens. Otherwise, the tabs that are already open keep showing the earlier person.
   */
  #changePerson(browser: SimulatedBrowser): void {
    this.#signIn(browser, this.#time.pick(this.#people));
    if (this.#time.happens(0.5)) browser.kill();
    this.#openPage(browser);
  }

  #deliverAll(browser: SimulatedBrowser): void {
    for (const { outbox, tab } of this.#pagesOf(browser)) void outbox.deliver(tab.userId);
  }

  #makeWrite(page: SimulatedPage, isOldVersion = false): void {
    const time = this.#time;
    const person = this.#people.find(({ id }) => id === page.tab.userId) as Person;
    const kind = time.pick(Object.keys(writeKinds));
    const planned = this.#plan(kind, person);
    // An old version of the page replaces the whole record instead of only the edited fields. The oracle checks single
    // fields, so the simulation makes no such edit.
    if (isOldVersion && planned.effect.kind === 'fields') return;
    const made: MadeWrite = { person, kind, at: time.now, told: 'nothing', effect: planned.effect };
    this.#writes.push(made);
    this.#write(`  ${person.name} writes ${kind} ${nameEffect(planned.effect)}`);
    const tell = (told: Told) => {
      made.told = told;
      this.#write(`${page.tab.browser.name}: told "${told}" about ${kind} ${nameEffect(planned.effect)}`);
    };
    void (isOldVersion ? page.writeAsOldVersion(planned, tell) : page.write(planned, tell));
  }

  #plan(kind: string, person: Person): PlannedWrite {
    const number = this.#numbers.splice(this.#time.between(0, this.#numbers.length - 1), 1)[0] as number;
    const { photo, question } = this.#stage;
    const marker = `${this.#prefix}${this.#writes.length}-${number}`;
    const plan = writeKinds[kind] as (typeof writeKinds)[string];
    return plan({ person, time: this.#time, marker, number, photo, question });
  }

  /**
   * Calls `work` with a random entry that the page's person has in the outbox, and with the write that made the entry.
   * Does nothing if the person has no entries, or if the entry does not create a row.
   */
  async #withEntry(
    page: SimulatedPage,
    work: (entry: OutboxEntry, made: MadeWrite) => Promise<void>,
  ): Promise<void> {
    const entries = await page.tab.alive(() => page.outbox.list(page.tab.userId)).catch(() => []);
    if (entries.length === 0) return;
    const entry = this.#time.pick(entries);
    const made = this.#writes.find(
      ({ effect, person, changed }) =>
        person.id === entry.userId &&
        [effect, changed?.effect].some((version) => version && isOf(entry, version)),
    );
    if (made) await work(entry, made);
  }

  async #editEntry(page: SimulatedPage): Promise<void> {
    await this.#withEntry(page, async (entry, made) => {
      // The refusal `key_reused` means that the server has already stored an earlier version of the entry. The outbox
      // has then given the entry a new idempotency key, so sending the edited entry would add a second record.
      if (made.effect.kind !== 'row' || made.changed || entry.refusal?.code === 'key_reused') return;
      if (made.effect.table === 'meditation_sessions') return;
      const marker = `${made.effect.marker}-changed`;
      const effect: Effect = { ...made.effect, marker };
      const text = JSON.stringify(entry.input.body).replace(made.effect.marker, marker);
      const input: EntryInput = { ...entry.input, body: JSON.parse(text) };
      const changed = { effect, isTold: false };
      made.changed = changed;
      this.#write(`${page.tab.browser.name}: changes the entry to ${marker}`);
      const isDone = await page.tab.alive(() =>
        page.outbox.change(entry.number, input).then(
          () => true,
          () => false,
        ),
      );
      changed.isTold = isDone;
      this.#write(`${page.tab.browser.name}: changed ${marker}: ${isDone}`);
    });
  }

  async #removeEntry(page: SimulatedPage): Promise<void> {
    await this.#withEntry(page, async (entry, made) => {
      this.#write(`${page.tab.browser.name}: removes entry ${entry.number} (${entry.attempts} attempts)`);
      made.removed ??= { key: entry.key };
      const isRemoved = await page.tab.alive(() => page.outbox.remove(entry.number)).catch(() => undefined);
      this.#write(`${page.tab.browser.name}: removed entry ${entry.number}: ${isRemoved}`);
      if (isRemoved === true) made.removed.sends ??= this.#network.countSends(entry.key);
    });
  }

  /**
   * Saves the entries of the page to a file. Reads the file in a page of the same person on the other device, if such a
   * page is open and both devices' clocks agree. Otherwise, reads the file in the same page.
   */
  async #copyEntries(page: SimulatedPage): Promise<void> {
    const { userId, browser } = page.tab;
    const target = this.#browsers
      // A file contains times by the clock of the device that saved it, so both clocks must agree.
      .filter((other) => other !== browser && other.clockOffset === browser.clockOffset)
      .flatMap((other) => this.#pagesOf(other))
      .find(({ tab }) => tab.userId === userId);
    this.#hasCopies = true;
    await page.tab.alive(() => page.copyEntries(target ?? page)).catch(() => undefined);
  }

  async #retryEntry(page: SimulatedPage): Promise<void> {
    await this.#withEntry(page, async (entry) => {
      // The refusal `key_reused` means that the server has already stored an earlier version of the entry. Sending the
      // entry again would add a second record. The person intends this, but the oracle would report it.
      if (entry.refusal?.code === 'key_reused') return;
      await page.outbox.retry(entry.number).catch(() => undefined);
    });
  }

  /** Returns a sentence for each entry that was sent after the page had told the person that the entry is deleted. */
  #findSentAfterRemoval(): string[] {
    return this.#writes.flatMap(({ removed, kind }) =>
      removed?.sends !== undefined && this.#network.countSends(removed.key) > removed.sends
        ? [`returned: ${kind} was sent after it was deleted`]
        : [],
    );
  }

  /**
   * Ends all faults and waits until all entries should have been sent. Returns the entries that are still on a device.
   */
  async #endFaults(): Promise<LeftEntry[]> {
    const time = this.#time;
    this.#write('all faults end');
    this.#network.faultRate = 0;
    this.#network.isServerDown = false;
    for (const browser of this.#browsers) this.#network.setOnline(browser, false);
    await time.run(Math.max(0, this.#network.limitedUntil - time.now));
    const left: LeftEntry[] = [];
    for (const browser of this.#browsers) {
      browser.quotaErrors = 0;
      this.#network.setOnline(browser, true);
      for (const person of this.#people) {
        this.#signIn(browser, person);
        const page = this.#openPage(browser);
        this.#deliverAll(browser);
        // A real page sends its unsent entries every `deliveryIntervalMs`. A simulated page has no such timer, because
        // it would slow the histories. So this code waits for one interval and then sends the entries.
        await time.run(deliveryIntervalMs);
        this.#deliverAll(browser);
        await time.run(graceMs - deliveryIntervalMs);
        const entries = await this.#list(page);
        for (const entry of entries) left.push({ device: browser.name, entry });
      }
    }
    // Lets requests that are still under way reach the server.
    await time.run(2 * minute);
    return left;
  }

  async #list(page: SimulatedPage): Promise<OutboxEntry[]> {
    let entries: OutboxEntry[] | undefined;
    void page.outbox.list(page.tab.userId).then((listed) => {
      entries = listed;
    });
    await this.#time.run(1000);
    if (!entries) throw new Error('The entries could not be listed.');
    return entries;
  }
}

const nameEffect = (effect: Effect) => (effect.kind === 'deletion' ? 'a workout' : JSON.stringify(effect));

/**
 * Returns whether an entry of the outbox creates the row that `effect` describes: the entry's body contains the marker
 * of the row. Returns false if the effect is not a row.
 */
function isOf(entry: OutboxEntry, effect: Effect): boolean {
  return effect.kind === 'row' && JSON.stringify(entry.input.body ?? {}).includes(`"${effect.marker}"`);
}

/** The relative frequency of each action. */
const frequencies = {
  write: 20,
  'change network': 6,
  'change server': 2,
  focus: 3,
  'open tab': 3,
  'kill tab': 3,
  'kill browser': 1,
  'write and kill tab': 4,
  'end session': 2,
  'sign in': 2,
  'change quota': 1,
  'edit entry': 3,
  'remove entry': 2,
  'retry entry': 2,
  'write as old version': 2,
  'copy entries': 2,
} as const;
type Action = keyof typeof frequencies;
const actions = Object.entries(frequencies).flatMap(([action, times]) =>
  Array<Action>(times).fill(action as Action),
);
