import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWearablesSettings } from '#server/testing/adapter-settings.ts';
import { type OpenWearablesStub, startOpenWearablesStub } from '#server/testing/open-wearables-stub.ts';
import { type Aggregator, AggregatorError } from '../aggregator.ts';
import { createOpenWearables } from './open-wearables.ts';

const now = new Date('2026-03-02T10:00:00Z');
const seconds = (count: number) => new Date(now.getTime() + count * 1000);
const zoneOf = async () => 'Europe/Stockholm';

let stub: OpenWearablesStub;
let aggregator: Aggregator;

beforeAll(async () => {
  stub = await startOpenWearablesStub();
  aggregator = createOpenWearables(openWearablesSettings(stub));
});
afterAll(() => stub.close());

const body = { type: 'workout.created', data: { user_id: 'p1' } };
type Signed = ReturnType<OpenWearablesStub['sign']>;

const withHeaders = (signed: Signed, headers: Record<string, string | undefined>) => ({
  rawBody: signed.rawBody,
  headers: { ...signed.headers, ...headers },
});

describe('signatures', () => {
  test('a valid webhook has its id, its name and its time', () => {
    const { rawBody, headers } = stub.sign(body, { id: 'msg_1', at: now });
    expect(aggregator.verify(rawBody, headers, now)).toEqual({
      id: 'msg_1',
      name: 'workout.created',
      body,
      orderedAt: now,
    });
  });

  test('one of several signatures is enough', () => {
    const signed = stub.sign(body, { at: now });
    const other = stub.sign(body, { at: now, secret: 'whsec_b3RoZXI=' }).headers['svix-signature'];
    const both = `${other} v2,abc ${signed.headers['svix-signature']}`;
    const { rawBody, headers } = withHeaders(signed, { 'svix-signature': both });
    expect(aggregator.verify(rawBody, headers, now).name).toBe('workout.created');
  });

  test.each([
    ['five minutes old', -300],
    ['five minutes ahead', 300],
  ])('accepts a webhook that is %s', (_name, away) => {
    const { rawBody, headers } = stub.sign(body, { at: seconds(away) });
    expect(() => aggregator.verify(rawBody, headers, now)).not.toThrow();
  });

  const invalid: [string, () => { rawBody: Buffer; headers: Record<string, string | undefined> }][] = [
    ['older than five minutes', () => stub.sign(body, { at: seconds(-301) })],
    ['more than five minutes ahead', () => stub.sign(body, { at: seconds(301) })],
    ['signed with another secret', () => stub.sign(body, { at: now, secret: 'whsec_b3RoZXI=' })],
    ['with another body', () => ({ ...stub.sign(body, { at: now }), rawBody: Buffer.from('{}') })],
    ['with another id', () => withHeaders(stub.sign(body, { at: now }), { 'svix-id': 'msg_2' })],
    [
      'with another time',
      () => withHeaders(stub.sign(body, { at: now }), { 'svix-timestamp': '1772445601' }),
    ],
    ['without an id', () => withHeaders(stub.sign(body, { at: now }), { 'svix-id': undefined })],
    ['without a time', () => withHeaders(stub.sign(body, { at: now }), { 'svix-timestamp': undefined })],
    ['with a malformed time', () => withHeaders(stub.sign(body, { at: now }), { 'svix-timestamp': 'now' })],
    ['without a signature', () => withHeaders(stub.sign(body, { at: now }), { 'svix-signature': undefined })],
    [
      'with a malformed signature',
      () => withHeaders(stub.sign(body, { at: now }), { 'svix-signature': 'v1,' }),
    ],
  ];
  test.each(invalid)('rejects a webhook %s', (_name, make) => {
    const { rawBody, headers } = make();
    expect(() => aggregator.verify(rawBody, headers, now)).toThrow(
      expect.objectContaining({ code: 'invalid_signature' }),
    );
  });

  test('without a secret no webhook is valid', () => {
    const silent = createOpenWearables({ ...openWearablesSettings(stub), webhookSecret: null });
    const { rawBody, headers } = stub.sign(body, { at: now, secret: 'whsec_' });
    expect(() => silent.verify(rawBody, headers, now)).toThrow(
      expect.objectContaining({ code: 'invalid_signature' }),
    );
  });

  test('a signed body that is not JSON is malformed', () => {
    const rawBody = Buffer.from('not json');
    const { headers } = stub.sign(body, { at: now, rawBody });
    expect(() => aggregator.verify(rawBody, headers, now)).toThrow(
      expect.objectContaining({ code: 'malformed_json' }),
    );
  });
});

describe('events', () => {
  const parse = (type: string, data: unknown) => {
    const { rawBody, headers } = stub.sign({ type, data }, { at: now });
    return aggregator.parse(aggregator.verify(rawBody, headers, now), zoneOf);
  };
  const person = { user_id: 'p1', provider: 'garmin' };
  const event = { externalId: 'p1', provider: 'garmin' };
  const ready = (from: string, to: string) => ({ type: 'dataReady', ...event, from, to });

  test.each([
    ['connection.created', { connection_id: 'c1' }, [{ type: 'connected', ...event, reference: null }]],
    [
      'connection.revoked',
      { reason: 'refresh_failed' },
      [{ type: 'disconnected', ...event, reason: 'refresh_failed' }],
    ],
    [
      'connection.revoked',
      { reason: 'Maja said: no' },
      [{ type: 'disconnected', ...event, reason: 'revoked' }],
    ],
    [
      'sync.failed',
      { error: 'HTTP 500 for Maja' },
      [{ type: 'connectionError', ...event, reason: 'sync_failed' }],
    ],
    ['sync.started', { source: 'pull' }, [{ type: 'ignored', name: 'sync.started' }]],
    ['sync.started', { source: 'backfill' }, [{ type: 'backfill', ...event, done: 0, total: 1 }]],
    ['sync.completed', { source: 'pull' }, [ready('2026-02-27', '2026-03-02')]],
    [
      'sync.completed',
      { source: 'backfill' },
      [ready('2025-03-02', '2026-03-02'), { type: 'backfill', ...event, done: 1, total: 1 }],
    ],
  ])('%s %o', async (type, data, events) => {
    expect(await parse(type, { ...person, ...data })).toEqual(events);
  });

  test.each(['webhook.test', 'connection.paused', 'sync.cancelled', 'activity.created'])(
    'ignores the unknown event %s',
    async (type) => {
      expect(await parse(type, person)).toEqual([{ type: 'ignored', name: type }]);
    },
  );

  test('ignores a provider that the product does not know', async () => {
    const data = { user_id: 'p1', provider: 'ultrahuman' };
    expect(await parse('connection.created', data)).toEqual([
      { type: 'ignored', name: 'connection.created' },
    ]);
  });

  test('a batch of a series names the days to read, the same for the group and for the series', async () => {
    const sample = (timestamp: string) => ({
      timestamp,
      zone_offset: '+01:00',
      type: 'steps',
      value: 5,
      unit: 'count',
    });
    const samples = [
      sample('2026-03-01T12:00:00Z'),
      sample('2026-03-01T23:10:00Z'),
      sample('2026-02-28T12:00:00Z'),
    ];
    const data = { ...person, series_type: 'steps', samples, chunk_index: 1, total_chunks: 3 };
    const expected = [ready('2026-02-28', '2026-03-02')];
    expect(await parse('steps.created', data)).toEqual(expected);
    expect(await parse('series.steps.created', data)).toEqual(expected);
  });

  test('an empty batch is ignored', async () => {
    const data = { ...person, series_type: 'steps', samples: [] };
    expect(await parse('steps.created', data)).toEqual([{ type: 'ignored', name: 'steps.created' }]);
  });

  test('a series without a place in the product is reported', async () => {
    const data = { ...person, series_type: 'blood_glucose', samples: [] };
    const records = [{ kind: 'rejected', reason: 'notUsed', what: 'timeseries.blood_glucose', where: null }];
    expect(await parse('blood_glucose.created', data)).toEqual([
      { type: 'data', ...event, orderedAt: now, records },
    ]);
  });

  test('another kind of data is reported', async () => {
    const data = { id: 'a1', user_id: 'p1', source: { provider: 'garmin' }, type: 'walking' };
    const records = [{ kind: 'rejected', reason: 'notUsed', what: 'activity.created', where: null }];
    expect(await parse('activity.created', data)).toEqual([
      { type: 'data', ...event, orderedAt: now, records },
    ]);
  });

  test('an event with data contains its record', async () => {
    const data = {
      id: 's1',
      user_id: 'p1',
      start_time: '2026-03-01T22:15:00+01:00',
      end_time: '2026-03-02T06:45:00+01:00',
      zone_offset: '+01:00',
      duration_seconds: 30600,
      source: { provider: 'oura', device: 'Ring' },
      efficiency_percent: 87,
      stages: { deep_minutes: 95, rem_minutes: 80, light_minutes: 215, awake_minutes: null },
      is_nap: false,
    };
    expect(await parse('sleep.created', data)).toEqual([
      {
        type: 'data',
        externalId: 'p1',
        provider: 'oura',
        orderedAt: now,
        records: [
          expect.objectContaining({ kind: 'night', externalId: 's1', asleepHours: 6.5, zone: '+01:00' }),
        ],
      },
    ]);
  });

  test('a known event of another form fails without quoting it', async () => {
    const error = await parse('connection.created', { user_id: 71.3 }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(AggregatorError);
    expect(String(error)).not.toContain('71.3');
  });

  test.each([null, [], 'text', {}])('a body %o is ignored', async (unknown) => {
    const { rawBody, headers } = stub.sign(unknown, { at: now });
    const events = await aggregator.parse(aggregator.verify(rawBody, headers, now), zoneOf);
    expect(events).toEqual([{ type: 'ignored', name: 'unknown' }]);
  });
});
