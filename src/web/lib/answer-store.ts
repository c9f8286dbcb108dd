import { listFoods } from '#contracts/foods.ts';
import { type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import { type DeviceDatabase, openDeviceDatabase } from './device-database.ts';
import { carryOver } from './new-day-answers.ts';
import { responseShape } from './response-shapes.ts';
import { readDeviceKey, seal, unseal } from './seal.ts';
import type { Answer } from './stored-answer.ts';
import { timeZone } from './time-zone.ts';

/** The maximum number of responses that are stored for a person. If there are more, the oldest are deleted. */
const maxAnswers = 400;
/** The longest response that is kept, in characters of JSON. */
const maxLength = 500_000;

let opened: Promise<DeviceDatabase> | undefined;
const openOnce = () => {
  opened ??= openDeviceDatabase();
  return opened;
};

/**
 * Stores the responses to a person's GET requests, encrypted, so that pages open offline. A response replaces the
 * earlier response of the same address. Leaves out responses that are longer than `maxLength`. Also leaves out food
 * searches, because each search has its own address, and many searches would displace the responses of pages. Rejects
 * if the browser denies storage or has no space.
 */
export async function keepAnswers(userId: number, answers: readonly Answer[]): Promise<void> {
  const database = await openOnce();
  const key = await readDeviceKey(database);
  const rows = await Promise.all(
    answers.flatMap((answer) => {
      const json = JSON.stringify({ ...answer, shape: responseShape(answer.address) });
      if (json.length > maxLength || answer.address.startsWith(`${listFoods.path}?`)) return [];
      return namesFor(answer).map(async (address) => ({
        address: await digest(database, address),
        value: {
          userId,
          storedAt: answer.storedAt,
          sealed: await seal(key, userId, new TextEncoder().encode(json)),
        },
      }));
    }),
  );
  const transaction = database.transaction('answers', 'readwrite');
  for (const { address, value } of rows) void transaction.store.put(value, [userId, address]);
  await transaction.done;
  await deleteOldest(database, userId);
}

async function deleteOldest(database: DeviceDatabase, userId: number): Promise<void> {
  const transaction = database.transaction('answers', 'readwrite');
  const index = transaction.store.index('age');
  const surplus = (await index.count(allOf(userId))) - maxAnswers;
  for (
    let cursor = surplus > 0 ? await index.openCursor(allOf(userId)) : null, left = surplus;
    cursor && left > 0;
    left--
  ) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}

/**
 * Returns the stored response to a GET request. If the request is for a day without a stored response, makes a response
 * from the stored response for the newest day (see `carryOver`). Returns undefined if neither is possible, or if the
 * response was stored by a version of the app in which it had other fields.
 */
export async function findAnswer(userId: number, address: string): Promise<Answer | undefined> {
  const database = await openOnce();
  const key = await readDeviceKey(database);
  const read = async (name: string): Promise<Answer | undefined> => {
    const row = await database.get('answers', [userId, await digest(database, name)]);
    if (!row) return undefined;
    const text = new TextDecoder().decode(await unseal(key, userId, row.sealed));
    const answer = JSON.parse(text) as Answer;
    return answer.shape === responseShape(address) ? answer : undefined;
  };
  const { own, newest } = namesOf(address);
  const stored = await read(own);
  if (stored || newest === undefined) return stored;
  const earlier = await read(newest);
  return earlier && carryOver(earlier, address);
}

/** Whose stored responses are deleted. `keep` is the address of a response that is kept. */
export type DeletedAnswers = { of: number; keep?: string | undefined } | { exceptOf: number };

/**
 * Deletes the stored responses of one person (`of`), or of all people except one (`exceptOf`).
 * Never deletes a shared photo. Such a photo belongs to no person, and is stored under the user id
 * 0 (see `shared-photo.ts`).
 */
export async function deleteAnswers(which: DeletedAnswers): Promise<void> {
  const database = await openOnce();
  const kept =
    'of' in which && which.keep !== undefined ? await digest(database, namesOf(which.keep).own) : undefined;
  const transaction = database.transaction('answers', 'readwrite');
  const range = 'of' in which ? IDBKeyRange.bound([which.of, ''], [which.of, []]) : undefined;
  for (const key of await transaction.store.getAllKeys(range)) {
    const isKept = 'of' in which ? key[1] === kept : key[0] === which.exceptOf || key[0] === 0;
    if (!isKept) await transaction.store.delete(key);
  }
  await transaction.done;
}

/**
 * Returns the key range of all rows of a person in the index `age`. IndexedDB sorts arrays after numbers, so the empty
 * array is an upper bound for every time.
 */
const allOf = (userId: number) => IDBKeyRange.bound([userId], [userId, []]);

/** The names under which the response to a GET request is stored. */
interface Names {
  /** The address without the parameter `t`, whose only purpose is to make an address unique. */
  own: string;
  /**
   * For a request about a day or a range of days: the address without its days. The response for
   * the newest day is also stored under this name. The name is missing for other requests.
   */
  newest?: string;
  /**
   * The requested day, or the last day of the requested range. The day is missing for other
   * requests.
   */
  day?: CalendarDay;
}

function namesOf(address: string): Names {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.delete('t');
  const own = `${path}?${query}`;
  const day = query.get('date') ?? query.get('to');
  if (day === null) return { own };
  for (const name of ['date', 'weekStart', 'from', 'to']) query.delete(name);
  return { own, newest: `newest ${path}?${query}`, day };
}

/**
 * Returns the names to store a response under. A response for today or a later day is also stored under the name for
 * the newest day.
 */
function namesFor({ address, storedAt }: Answer): string[] {
  const { own, newest, day = '' } = namesOf(address);
  const today = toCalendarDay(new Date(storedAt), timeZone());
  return newest !== undefined && day >= today ? [own, newest] : [own];
}

/**
 * Returns a keyed digest (HMAC) of a name. Names contain days and searched words, so they are not stored in plain text.
 */
async function digest(database: DeviceDatabase, address: string): Promise<string> {
  const bytes = await crypto.subtle.sign(
    'HMAC',
    await readDigestKey(database),
    new TextEncoder().encode(address),
  );
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

const digestKeyName = 'digest';

/** Returns the key of the digests. The first call creates it. The key cannot be exported. */
async function readDigestKey(database: DeviceDatabase): Promise<CryptoKey> {
  const stored = await database.get('keys', digestKeyName);
  if (stored) return stored;
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  // Another tab may have stored a key after the search for it above. All tabs use the key that was stored first.
  const transaction = database.transaction('keys', 'readwrite');
  const first = await transaction.store.get(digestKeyName);
  if (!first) await transaction.store.put(key, digestKeyName);
  await transaction.done;
  return first ?? key;
}
