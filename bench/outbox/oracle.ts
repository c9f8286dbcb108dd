import { sql } from 'kysely';
import type { TestApp } from '#server/testing/test-app.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import type { SimulatedNetwork, TakenEffect } from './simulated-network.ts';
import { type Effect, markerColumns, type Person, type RowTable } from './write-kinds.ts';

/**
 * What the page told the person about a write. `saved`: the server stored the write. `refused`: the server refused the
 * write. `kept`: the write is stored on the device and will be sent later. `failed`: the write failed, but the server
 * may still have stored it. `nothing`: the page told the person nothing. The tab died first, the page is still waiting,
 * or the person deleted the unsent write.
 */
export type Told = 'nothing' | 'saved' | 'kept' | 'refused' | 'failed';

/** A write that a person made, with what the page told the person about it. */
export interface MadeWrite {
  person: Person;
  kind: string;
  /**
   * When the person made the write, in milliseconds since 1970, by the simulated time. The clock of the device can show
   * another time.
   */
  at: number;
  told: Told;
  effect: Effect;
  /**
   * Set if the person tried to change the unsent write. `effect` is the effect of the changed write. `isTold` is
   * whether the page said that the change is stored.
   */
  changed?: { effect: Effect; isTold: boolean };
  /**
   * Set if the person tried to delete the unsent write. `key` is the write's idempotency key. `sends` is how often the
   * write had been sent when the page said that the write is deleted, or undefined if the page did not say so.
   */
  removed?: { key: string; sends?: number };
}

/** An entry of the outbox that is still on a device at the end of the history. */
export interface LeftEntry {
  device: string;
  entry: Pick<OutboxEntry, 'userId' | 'path' | 'attempts' | 'refusal' | 'failure' | 'input'>;
}

/**
 * An upper limit, in milliseconds, for the time between sending a request and its arrival at the server. The network
 * delays a request by at most about 60 s. If two edits of a field are made within this time, either edit can win.
 */
const latencyMs = 65_000;

/**
 * Compares what the pages told the people about their writes with what the server and the devices store after all
 * faults have ended. Returns a sentence for each violation. `marker` is the prefix of all markers of the history (see
 * `Effect`). Uses no code of the product except the database connection, so that a bug in the product cannot hide a
 * violation.
 */
export async function findViolations(
  server: TestApp,
  writes: readonly MadeWrite[],
  people: readonly Person[],
  left: readonly LeftEntry[],
  marker: string,
): Promise<string[]> {
  const violations: string[] = [];
  for (const { device, entry } of left) {
    if (!entry.refusal) {
      violations.push(
        `stuck: ${device} still has ${entry.path} (${entry.attempts} attempts, ${entry.failure})`,
      );
    }
  }
  const isLeft = (effect: Effect) => left.some(({ entry }) => belongsTo(entry, effect));
  for (const write of writes) {
    const versions = [write.effect, ...(write.changed ? [write.changed.effect] : [])];
    if (write.effect.kind === 'row') {
      violations.push(...(await checkRows(server, write, versions as RowEffect[], versions.some(isLeft))));
    } else if (write.effect.kind === 'deletion') {
      violations.push(...(await checkDeletion(server, write, isLeft(write.effect))));
    }
  }
  for (const person of people) {
    violations.push(...(await checkFields(server, person, writes, isLeft)));
  }
  violations.push(...(await checkOwners(server, writes, marker)));
  return violations;
}

type RowEffect = Effect & { kind: 'row' };

/**
 * Returns whether an outbox entry that is still on a device contains the write with this effect. Compares the marker of
 * a row, the id of a deleted workout, or the values of fields.
 */
function belongsTo({ input, path }: LeftEntry['entry'], effect: Effect): boolean {
  if (effect.kind === 'row') {
    const body = input.body as Record<string, unknown> | undefined;
    return [body?.name, body?.notes, body?.content, body?.duration].some(
      (value) => String(value) === effect.marker,
    );
  }
  if (effect.kind === 'deletion') {
    return path === '/api/exercise-activities/:id' && String(input.params?.id) === String(effect.workout);
  }
  const sent = Object.values((input.body ?? {}) as Record<string, unknown>);
  return Object.values(effect.values).every((value) => sent.includes(value));
}

async function checkRows(
  server: TestApp,
  write: MadeWrite,
  versions: RowEffect[],
  isOnDevice: boolean,
): Promise<string[]> {
  const found = [];
  for (const version of versions) found.push(await findRows(server, write.person, version));
  const counts = found.map((rows) => rows.length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const what = `${write.kind} "${versions[0]?.marker}" of person ${write.person.name}, told ${write.told}`;
  const state = `${what}${write.changed ? ', changed' : ''}${write.removed ? ', removed' : ''}`;
  if (total > 1) return [`doubled: ${state}: ${counts.join(' + ')} rows`];
  if (isOnDevice) return [];
  const isPromised = write.told === 'saved' || write.told === 'kept';
  if (isPromised && !write.removed && total === 0) return [`lost: ${state}`];
  if (write.told === 'refused' && total > 0) return [`doubled: ${state} is on the server`];
  if (write.changed?.isTold && !write.removed && counts[0] !== 0) return [`lost: the change of ${state}`];
  return found.flat().flatMap((row) => checkRow(row, write, versions[0] as RowEffect, state));
}

interface FoundRow {
  instant: Date | null;
  photo: string | null;
}

async function findRows(server: TestApp, person: Person, effect: RowEffect): Promise<FoundRow[]> {
  const { table, marker, instant } = effect;
  const { rows } = await sql<FoundRow>`
    select ${instant ? sql.ref(instant) : sql`null`} as instant,
      ${table === 'food_entries' ? sql.ref('photo_key') : sql`null`} as photo
    from ${sql.table(table)}
    where user_id = ${person.id} and ${sql.ref(markerColumns[table])}::text = ${marker}
  `.execute(server.database.db);
  return rows;
}

/**
 * Returns the violations of a row: its photo is missing, or its time differs from the time of the write by more than
 * `latencyMs`.
 */
function checkRow(row: FoundRow, write: MadeWrite, effect: RowEffect, state: string): string[] {
  const violations: string[] = [];
  if (effect.hasPhoto && !row.photo) violations.push(`lost: the photo of ${state}`);
  if (row.instant) {
    const apart = Math.abs(row.instant.getTime() - write.at);
    if (apart > latencyMs) violations.push(`moved: ${state} is ${Math.round(apart / 1000)} s from its time`);
  }
  return violations;
}

async function checkDeletion(server: TestApp, write: MadeWrite, isOnDevice: boolean): Promise<string[]> {
  const { workout } = write.effect as Effect & { kind: 'deletion' };
  const isPromised = write.told === 'saved' || write.told === 'kept';
  if (!isPromised || write.removed || isOnDevice) return [];
  const row = await server.database.db
    .selectFrom('exercise_activities')
    .where('id', '=', workout)
    .select('id')
    .executeTakeFirst();
  return row ? [`lost: the deletion of workout ${workout}, told ${write.told}`] : [];
}

/**
 * Checks the value of each field that the person edited. The expected value is that of the last edit that a page
 * reported as saved or kept. Edits that the person deleted or that are still on a device do not count as reported. Also
 * accepts the value of any later edit, and of any edit that was made up to `latencyMs` before the last reported edit.
 * Returns the violations.
 */
async function checkFields(
  server: TestApp,
  person: Person,
  writes: readonly MadeWrite[],
  isLeft: (effect: Effect) => boolean,
): Promise<string[]> {
  const edits = writes.filter((write) => write.person === person && write.effect.kind === 'fields');
  const names = new Set(
    edits.flatMap(({ effect }) => (effect.kind === 'fields' ? Object.keys(effect.values) : [])),
  );
  if (names.size === 0) return [];
  const stored = await readFields(server, person);
  const violations: string[] = [];
  for (const name of names) {
    const ofField = edits
      .map((write) => ({ write, value: (write.effect as Effect & { kind: 'fields' }).values[name] }))
      .filter(({ value }) => value !== undefined);
    const promised = ofField.filter(
      ({ write }) =>
        (write.told === 'saved' || write.told === 'kept') && !write.removed && !isLeft(write.effect),
    );
    const last = Math.max(0, ...promised.map(({ write }) => write.at));
    const allowed = ofField.filter(({ write }) => write.at > last - latencyMs).map(({ value }) => value);
    const value = stored[name];
    if (last > 0 ? allowed.includes(value as number) : true) continue;
    violations.push(`lost: ${name} of person ${person.name} is ${value}, not one of ${allowed.join(', ')}`);
  }
  return violations;
}

async function readFields(server: TestApp, { id, workouts }: Person): Promise<Record<string, number | null>> {
  const { db } = server.database;
  const day = '2026-03-10';
  const [values, answer, targets, workout] = await Promise.all([
    db
      .selectFrom('daily_observations')
      .where('user_id', '=', id)
      .where('day', '=', day)
      .where('source', '=', 'self')
      .select(['measure', 'value'])
      .execute(),
    db
      .selectFrom('questionnaire_responses')
      .where('user_id', '=', id)
      .where('day', '=', day)
      .select('response')
      .executeTakeFirst(),
    db.selectFrom('nutrition_targets').where('user_id', '=', id).selectAll().executeTakeFirst(),
    db
      .selectFrom('exercise_activities')
      .where('id', '=', workouts[0] ?? 0)
      .selectAll()
      .executeTakeFirst(),
  ]);
  const measured = (name: string) => values.find(({ measure }) => measure === name)?.value ?? null;
  return {
    water: measured('waterIntake'),
    weight: measured('weight'),
    waist: measured('waist'),
    checkin: answer?.response ?? null,
    calories: targets?.calories ?? null,
    protein: targets?.protein ?? null,
    duration: workout?.duration ?? null,
    caloriesBurned: workout?.calories_burned ?? null,
  };
}

/** Checks that no row of a person is stored for another person. Returns the violations. */
async function checkOwners(server: TestApp, writes: readonly MadeWrite[], marker: string): Promise<string[]> {
  const owners = new Map(
    writes.flatMap(({ effect, changed, person }) =>
      [effect, changed?.effect].flatMap((version) =>
        version?.kind === 'row' ? [[version.marker, person.id] as const] : [],
      ),
    ),
  );
  const violations: string[] = [];
  const tables = Object.keys(markerColumns).filter((table) => table !== 'meditation_sessions') as RowTable[];
  for (const table of tables) {
    const column = markerColumns[table];
    const { rows } = await sql<{ marker: string; user_id: number }>`
      select ${sql.ref(column)} as marker, user_id from ${sql.table(table)}
      where ${sql.ref(column)} like ${`${marker}%`}
    `.execute(server.database.db);
    for (const row of rows) {
      if (owners.get(row.marker) !== row.user_id) {
        violations.push(`mixed up: ${table} "${row.marker}" is stored for another person`);
      }
    }
  }
  return violations;
}

/**
 * The order of two writes of the same queue is not checked if they were made within this time, in milliseconds. Two
 * tabs that make writes almost at the same time can store them in either order.
 */
const simultaneousMs = 1000;

/**
 * Returns a sentence for each write that took effect after a write that was made later in the same queue (see
 * `TakenEffect`).
 */
export function findDisorder({ effects, refused }: Pick<SimulatedNetwork, 'effects' | 'refused'>): string[] {
  const violations: string[] = [];
  const latest = new Map<string, TakenEffect>();
  for (const effect of effects) {
    if (refused.has(effect.key)) continue;
    const before = latest.get(effect.queue);
    if (before && effect.madeAt < before.madeAt - simultaneousMs) {
      violations.push(`order: write ${effect.number} of ${effect.queue} came after write ${before.number}`);
    } else {
      latest.set(effect.queue, effect);
    }
  }
  return violations;
}
