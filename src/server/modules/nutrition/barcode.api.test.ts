import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOwnFood, createRecipe, findFoodByBarcode, listFoodSources } from '#contracts/foods.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

const code = '7310865004703';
const crispbread = {
  product: {
    product_name: ' Knäckebröd ',
    serving_quantity: '12',
    nutriments: { 'energy-kcal_100g': 350, proteins_100g: '9.5', carbohydrates_100g: 66, fat_100g: -1 },
  },
};

/** A server on loopback that replaces Open Food Facts. */
let service: Server;
let requests: IncomingMessage[] = [];
let respond: (response: ServerResponse) => void;
let server: TestApp;
let member: TestMember;

beforeAll(async () => {
  service = createServer((request, response) => {
    requests.push(request);
    respond(response);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  server = await startTestApp({ OPEN_FOOD_FACTS_URL: `http://127.0.0.1:${port}`, LIMITS_SCALE: '1000' });
});
afterAll(async () => {
  await server.close();
  service.closeAllConnections();
  service.close();
});
beforeEach(async () => {
  requests = [];
  respond = answerWith(200, crispbread);
  member = await server.createMember();
  await server.database.db.deleteFrom('barcode_products').execute();
  await server.database.db.deleteFrom('rate_limits').execute();
});

const answerWith = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const scan = (barcode = code, caller = member) =>
  caller.call(findFoodByBarcode, { params: { code: barcode } });
const addOwn = (owner: TestMember) =>
  owner.call(createOwnFood, {
    body: {
      name: 'My bread',
      per100: { kcal: 250, protein: 8, carbs: 48, fat: 2 },
      portionGrams: 35,
      barcode: code,
    },
  });

test("finds the member's own food first, and asks nobody", async () => {
  const other = await server.createMember();
  const { body: own } = await addOwn(member);
  expect((await scan()).body).toMatchObject({ foodId: own.foodId, kind: 'own', name: 'My bread' });
  expect(requests).toEqual([]);
  expect((await scan(code, other)).body).toMatchObject({ foodId: `off:${code}`, kind: 'product' });
});

test('without the setting only own foods are found, and nothing is sent', async () => {
  const offline = await startTestApp();
  const one = await offline.createMember();
  expect((await scan(code, one)).error).toEqual({
    code: 'not_found',
    message: 'No food with this barcode was found.',
  });
  await addOwn(one);
  expect((await scan(code, one)).body.name).toBe('My bread');
  expect((await one.call(listFoodSources, {})).body.barcodeLookup).toBe(false);
  await offline.close();
});

test('a product comes with its licence, is asked for once, and can be part of a recipe', async () => {
  const { body } = await scan();
  expect(body).toEqual({
    foodId: `off:${code}`,
    name: 'Knäckebröd',
    alias: null,
    kind: 'product',
    source: 'Open Food Facts',
    licence: 'ODbL 1.0',
    per100: { kcal: 350, protein: 9.5, carbs: 66, fat: null },
    serving: null,
    portions: [
      { label: '1 portion', grams: 12 },
      { label: '100 g', grams: 100 },
    ],
  });
  expect((await scan()).body).toEqual(body);
  expect(requests.map(({ url }) => url?.split('?')[0])).toEqual([`/api/v2/product/${code}.json`]);
  expect(requests[0]?.headers['user-agent']).toMatch(/^Lagom\//);
  const { sources } = (await member.call(listFoodSources, {})).body;
  expect(sources.at(-1)).toMatchObject({ name: 'Open Food Facts', licence: 'ODbL 1.0' });
  const items = [{ foodId: `off:${code}`, grams: 24 }];
  const recipe = await member.call(createRecipe, { body: { name: 'Two breads', portions: 2, items } });
  expect(recipe.body.per100).toEqual({ kcal: 350, protein: 9.5, carbs: 66, fat: null });
});

describe('a code that finds nothing', () => {
  test('is remembered for a day', async () => {
    respond = answerWith(404, { status: 0 });
    expect([(await scan()).status, (await scan()).status]).toEqual([404, 404]);
    expect(requests).toHaveLength(1);
    const today = server.clock.now;
    server.clock.now = new Date(today.getTime() + 25 * 60 * 60_000);
    respond = answerWith(200, crispbread);
    expect((await scan()).status).toBe(200);
    server.clock.now = today;
  });

  test.each(['1234567', '123456789012345', '12345678a', '..%2f..%2fx'])(
    '%s is no barcode',
    async (barcode) => {
      expect((await scan(barcode)).status).toBe(400);
      expect(requests).toEqual([]);
    },
  );
});

describe('a service that fails', () => {
  test.each<[string, (response: ServerResponse) => void]>([
    ['500', answerWith(500, {})],
    ['429', answerWith(429, {})],
    ['another shape', answerWith(200, { product: 'x' })],
    ['no JSON', (response) => response.end('<html>')],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['too much', (response) => response.end(' '.repeat(2 * 1024 * 1024))],
    ['a cut connection', (response) => response.destroy()],
  ])('%s', async (_name, fault) => {
    respond = fault;
    const answer = await scan();
    expect([answer.status, answer.error.code]).toEqual([503, 'barcode_lookup_busy']);
  });

  test('an old answer still counts', async () => {
    await scan();
    const today = server.clock.now;
    server.clock.now = new Date(today.getTime() + 31 * 24 * 60 * 60_000);
    const later = await server.createMember();
    respond = answerWith(500, {});
    expect((await scan(code, later)).body.name).toBe('Knäckebröd');
    expect(requests).toHaveLength(2);
    server.clock.now = today;
  });

  test('a product without a name or values is not found, or has unknown values', async () => {
    respond = answerWith(200, { product: { nutriments: {} } });
    expect((await scan()).status).toBe(404);
    respond = answerWith(200, { product: { product_name: 'Salt' } });
    expect((await scan('7310865004710')).body.per100).toEqual({
      kcal: null,
      protein: null,
      carbs: null,
      fat: null,
    });
  });
});

test('an amount that is empty, null or impossible is unknown, not 0', async () => {
  const nutriments = { 'energy-kcal_100g': '', proteins_100g: null, carbohydrates_100g: ' ', fat_100g: 250 };
  respond = answerWith(200, { product: { product_name: 'Tea', serving_quantity: '', nutriments } });
  expect((await scan()).body).toMatchObject({
    per100: { kcal: null, protein: null, carbs: null, fat: null },
    portions: [{ label: '100 g', grams: 100 }],
  });
});

test('all members together ask at most 14 times in any minute, whatever LIMITS_SCALE is', async () => {
  const others = [member, await server.createMember()];
  const answers = [];
  for (let index = 0; index < 20; index++)
    answers.push(await scan(String(10_000_000 + index), others[index % 2]));
  expect(requests).toHaveLength(7);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  expect(answers.at(-1)?.error.code).toBe('too_many_requests');
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
});
