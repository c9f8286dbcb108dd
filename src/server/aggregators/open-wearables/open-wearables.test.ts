import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import type { ProviderId } from '#domain/devices/providers.ts';
import { openWearablesSettings } from '#server/testing/adapter-settings.ts';
import { collect } from '#server/testing/collect.ts';
import type { Fault } from '#server/testing/json-server.ts';
import type { StoredSample } from '#server/testing/open-wearables-data.ts';
import { type OpenWearablesStub, startOpenWearablesStub } from '#server/testing/open-wearables-stub.ts';
import { type Aggregator, AggregatorError } from '../aggregator.ts';
import { createOpenWearables } from './open-wearables.ts';

let stub: OpenWearablesStub;
let aggregator: Aggregator;

beforeEach(async () => {
  stub = await startOpenWearablesStub();
  aggregator = createOpenWearables(openWearablesSettings(stub));
});
afterEach(() => stub.close());

const zone = 'Europe/Stockholm';
const returnUrl = 'https://lagom.example/devices/return?state=once';

const start = (provider: ProviderId, reference = 'member-1') => ({
  reference,
  email: 'maja@lagom.example',
  provider,
  externalId: null,
  successUrl: returnUrl,
  failureUrl: `${returnUrl}&failed=1`,
});

async function connect(provider: ProviderId, reference = 'member-1') {
  const session = await aggregator.createSession(start(provider, reference));
  await stub.decide(session.authUrl, 'grant');
  const person = stub.persons.find(({ id }) => id === session.externalId);
  if (!person) throw new Error('The person was not created.');
  return person;
}

async function pull(provider: ProviderId, externalId: string, from = '2026-03-01', to = '2026-03-02') {
  return collect(aggregator.pull({ provider, externalId, from, to, zone }));
}

const dailies = (records: (HealthRecord | Rejection)[]) =>
  Object.fromEntries(
    records.flatMap((record) =>
      record.kind === 'daily' ? [[`${record.day} ${record.measure}`, record.value]] : [],
    ),
  );

const rejected = (records: (HealthRecord | Rejection)[]) =>
  records.flatMap((record) => (record.kind === 'rejected' ? [`${record.reason} ${record.what}`] : []));

function sampleOf(
  type: string,
  timestamp: string,
  value: number,
  more: Partial<StoredSample> = {},
): StoredSample {
  const source = { provider: 'garmin', device: 'Forerunner' };
  return {
    timestamp,
    zone_offset: '+01:00',
    type,
    value,
    unit: 'count',
    source,
    is_daily_total: null,
    ...more,
  };
}

const workoutOf = (id: string, start_time: string, more: Record<string, unknown> = {}) => ({
  id,
  type: 'trail_running',
  name: null,
  start_time,
  end_time: new Date(Date.parse(start_time) + 1_800_000).toISOString(),
  zone_offset: '+01:00',
  duration_seconds: 1500,
  source: { provider: 'garmin', device: null },
  calories_kcal: 310.5,
  ...more,
});

describe('connecting', () => {
  test('offers only providers that are enabled, have a cloud API and are known', async () => {
    expect(await aggregator.listProviders()).toEqual(['garmin', 'oura']);
  });

  test('returns to our address with nothing appended', async () => {
    const { authUrl, externalId } = await aggregator.createSession(start('garmin'));
    expect(await stub.decide(authUrl, 'grant')).toBe(returnUrl);
    const person = { reference: 'member-1', externalIds: [externalId ?? ''] };
    expect(await aggregator.listConnections(person)).toEqual([
      { provider: 'garmin', externalId, state: 'active' },
    ]);
  });

  test('a refusal ends on a page of the service, and the connection is not listed', async () => {
    const { authUrl, externalId } = await aggregator.createSession(start('garmin'));
    expect(await stub.decide(authUrl, 'refuse')).toContain('/oauth/error');
    expect(
      await aggregator.listConnections({ reference: 'member-1', externalIds: [externalId ?? ''] }),
    ).toEqual([]);
  });

  test('each connection has a person of its own, also if the email address is the same', async () => {
    const ids = [await connect('garmin'), await connect('oura'), await connect('garmin', 'member-2')];
    expect(new Set(ids.map(({ id }) => id)).size).toBe(3);
    expect(stub.persons.map(({ email }) => email)).toEqual(Array(3).fill('maja@lagom.example'));
  });

  test('finds the person again if an earlier answer was lost', async () => {
    const { externalId } = await aggregator.createSession(start('garmin'));
    expect((await aggregator.createSession(start('garmin'))).externalId).toBe(externalId);
    expect(stub.persons).toHaveLength(1);
  });

  test('lists revoked and expired connections as revoked and a person who is gone as nothing', async () => {
    const person = await connect('garmin');
    person.connections.set('garmin', 'expired').set('oura', 'revoked').set('ultrahuman', 'active');
    const externalIds = [person.id, 'b2d8d6b2-0000-4000-8000-000000000000'];
    const states = (await aggregator.listConnections({ reference: '', externalIds })).map(
      (each) => each.state,
    );
    expect(states).toEqual(['revoked', 'revoked']);
  });

  test('disconnects and deletes the data there, and again without an error', async () => {
    const person = await connect('garmin');
    person.samples = [sampleOf('steps', '2026-03-01T12:00:00Z', 10)];
    await aggregator.disconnect({ provider: 'garmin', externalId: person.id, deleteData: false });
    expect(person.connections.get('garmin')).toBe('revoked');
    expect(person.samples).toHaveLength(1);
    await aggregator.disconnect({ provider: 'garmin', externalId: person.id, deleteData: true });
    expect(person.samples).toHaveLength(0);
    await aggregator.disconnect({ provider: 'garmin', externalId: 'gone', deleteData: true });
  });

  test('asks for at most 365 days of history, which arrives with webhooks if there are any', async () => {
    const { id: externalId } = await connect('garmin');
    expect(await aggregator.requestHistory({ provider: 'garmin', externalId, days: 3650 })).toBe('webhooks');
    expect(stub.histories).toEqual(['garmin 365']);
    const silent = createOpenWearables({ ...openWearablesSettings(stub), webhookSecret: null });
    expect(await silent.requestHistory({ provider: 'garmin', externalId, days: 30 })).toBe('pull');
  });

  test('a provider without history is read with pull', async () => {
    const { id: externalId } = await connect('garmin');
    expect(await aggregator.requestHistory({ provider: 'strava', externalId, days: 30 })).toBe('pull');
  });
});

describe('activity', () => {
  test('a total of the day is never added to samples', async () => {
    const person = await connect('garmin');
    const daily = { is_daily_total: true };
    person.samples = [
      sampleOf('steps', '2026-03-01T07:00:00Z', 4000),
      sampleOf('steps', '2026-03-01T17:00:00Z', 3000),
      sampleOf('steps', '2026-03-01T00:00:00Z', 8000, daily),
      sampleOf('energy', '2026-03-01T00:00:00Z', 500, daily),
      sampleOf('basal_energy', '2026-03-01T00:00:00Z', 1600, daily),
      sampleOf('distance_walking_running', '2026-03-01T00:00:00Z', 6200, daily),
      sampleOf('flights_climbed', '2026-03-01T00:00:00Z', 9, daily),
      sampleOf('active_time', '2026-03-01T00:00:00Z', 55, daily),
    ];
    expect(dailies(await pull('garmin', person.id))).toEqual({
      '2026-03-01 steps': 8000,
      '2026-03-01 distance': 6.2,
      '2026-03-01 floors': 9,
      '2026-03-01 activeMinutes': 55,
      '2026-03-01 activeCalories': 500,
      '2026-03-01 totalCalories': 2100,
    });
  });

  test('leaves out what was not measured: zeros, and a total without basal energy', async () => {
    const person = await connect('garmin');
    person.samples = [sampleOf('energy', '2026-03-01T12:00:00Z', 420)];
    expect(dailies(await pull('garmin', person.id))).toEqual({ '2026-03-01 activeCalories': 420 });
  });

  test('a day belongs to the zone of the device', async () => {
    const person = await connect('garmin');
    person.samples = [sampleOf('steps', '2026-03-01T23:30:00Z', 700)];
    expect(dailies(await pull('garmin', person.id))).toEqual({ '2026-03-02 steps': 700 });
  });

  test('ignores what came through another provider', async () => {
    const person = await connect('oura');
    const source = { provider: 'garmin', device: null };
    person.samples = [sampleOf('steps', '2026-03-01T12:00:00Z', 7000, { source })];
    person.events = { 'events/workouts': [workoutOf('w1', '2026-03-01T12:00:00Z', { source })] };
    expect(await pull('oura', person.id)).toEqual([]);
  });
});

describe('single values', () => {
  test('the last value of a local day counts, across pages', async () => {
    const person = await connect('garmin');
    const weights = Array.from({ length: 150 }, (_, index) =>
      sampleOf(
        'weight',
        new Date(Date.parse('2026-03-01T06:00:00Z') + index * 60_000).toISOString(),
        70 + index / 100,
      ),
    );
    person.samples = [
      ...weights,
      sampleOf('body_fat_percentage', '2026-03-01T23:30:00Z', 0.2),
      sampleOf('resting_heart_rate', '2026-03-01T10:00:00Z', 51, { source: null }),
      sampleOf('skin_temperature_deviation', '2026-03-01T10:00:00Z', -0.3),
    ];
    expect(dailies(await pull('garmin', person.id))).toMatchObject({
      '2026-03-01 weight': 71.49,
      '2026-03-02 bodyFat': 20,
      '2026-03-01 heartRate': 51,
      '2026-03-01 skinTemperature': -0.3,
    });
  });

  test('the values of a night come from its summary, and a value of a series wins over the recovery', async () => {
    const person = await connect('garmin');
    const source = { provider: 'garmin' };
    const days = { 'summaries/sleep': '2026-03-01', 'summaries/recovery': '2026-03-01' };
    person.samples = [sampleOf('resting_heart_rate', '2026-03-01T05:00:00Z', 50)];
    person.summaries = {
      'summaries/sleep': [
        {
          date: days['summaries/sleep'],
          source,
          avg_hrv_rmssd_ms: 42.5,
          avg_hrv_sdnn_ms: 61,
          avg_respiratory_rate: 14.2,
          avg_spo2_percent: 0.96,
        },
      ],
      'summaries/recovery': [
        { date: '2026-03-01', source, resting_heart_rate_bpm: 58, avg_spo2_percent: 91, recovery_score: 70 },
        {
          date: '2026-03-02',
          source,
          resting_heart_rate_bpm: 57,
          avg_spo2_percent: null,
          recovery_score: 71,
        },
      ],
    };
    const records = await pull('garmin', person.id);
    expect(dailies(records)).toMatchObject({
      '2026-03-01 heartRate': 50,
      '2026-03-02 heartRate': 57,
      '2026-03-01 heartRateVariability': 42.5,
      '2026-03-01 respiratoryRate': 14.2,
      '2026-03-01 bloodOxygen': 96,
    });
    expect(rejected(records)).toEqual([
      'notUsed summaries/sleep.avg_hrv_sdnn_ms',
      'notUsed summaries/recovery.recovery_score',
    ]);
  });
});

describe('events', () => {
  test('reads all pages, 100 at a time', async () => {
    const person = await connect('garmin');
    person.events = {
      'events/workouts': Array.from({ length: 250 }, (_, index) =>
        workoutOf(`w${index}`, new Date(Date.parse('2026-03-01T00:00:00Z') + index * 300_000).toISOString()),
      ),
    };
    const records = await pull('garmin', person.id);
    expect(records.filter(({ kind }) => kind === 'workout')).toHaveLength(250);
    const limits = stub.requests.flatMap(({ url }) => url.searchParams.getAll('limit'));
    expect(new Set(limits)).toEqual(new Set(['100']));
  });

  test('a night with its stages, in hours, on the day of waking', async () => {
    const person = await connect('garmin');
    const night = {
      source: { provider: 'garmin', device: null },
      zone_offset: '+01:00',
      duration_seconds: 30_600,
      is_nap: false,
    };
    person.events = {
      'events/sleep': [
        {
          ...night,
          id: 's1',
          start_time: '2026-02-28T21:15:00+00:00',
          end_time: '2026-03-01T05:45:00+00:00',
          sleep_duration_seconds: 27_000,
          efficiency_percent: 0.88,
          stages: { deep_minutes: 90, rem_minutes: 100, light_minutes: 260, awake_minutes: 12 },
        },
        {
          ...night,
          id: 's2',
          start_time: '2026-03-01T12:00:00+00:00',
          end_time: '2026-03-01T12:40:00+00:00',
          sleep_duration_seconds: null,
          efficiency_percent: null,
          stages: { deep_minutes: 0, rem_minutes: 0, light_minutes: 0, awake_minutes: 0 },
          is_nap: true,
        },
        { ...night, id: 's3', start_time: '2026-02-27T21:00:00Z', end_time: '2026-02-28T05:00:00Z' },
      ],
    };
    const records = await pull('garmin', person.id, '2026-03-01', '2026-03-01');
    expect(records.filter(({ kind }) => kind === 'night')).toEqual([
      {
        kind: 'night',
        externalId: 's1',
        zone: '+01:00',
        bedtime: new Date('2026-02-28T21:15:00Z'),
        wakeTime: new Date('2026-03-01T05:45:00Z'),
        asleepHours: 7.5,
        deepHours: 1.5,
        remHours: 100 / 60,
        lightHours: 260 / 60,
        efficiency: 88,
        isNap: false,
      },
      expect.objectContaining({
        externalId: 's2',
        asleepHours: null,
        deepHours: null,
        efficiency: null,
        isNap: true,
      }),
    ]);
  });

  test('workouts, meditation and what is no exercise', async () => {
    const person = await connect('garmin');
    const at = '2026-03-01T12:00:00Z';
    person.events = {
      'events/workouts': [
        workoutOf('w1', at, { distance_meters: 5000 }),
        workoutOf('w2', at, {
          type: 'strength_training',
          name: 'Leg day',
          duration_seconds: null,
          calories_kcal: null,
        }),
        workoutOf('w3', at, { type: 'yoga' }),
        workoutOf('w4', at, { type: 'meditation' }),
        workoutOf('w5', at, { type: 'gaming' }),
      ],
    };
    const records = await pull('garmin', person.id);
    const common = { zone: '+01:00', startedAt: new Date(at) };
    expect(records).toEqual([
      {
        kind: 'workout',
        externalId: 'w1',
        ...common,
        minutes: 25,
        type: 'cardio',
        title: 'Trail running',
        intensity: null,
        calories: 310.5,
      },
      expect.objectContaining({
        externalId: 'w2',
        minutes: 30,
        type: 'strength',
        title: 'Leg day',
        calories: null,
      }),
      expect.objectContaining({ externalId: 'w3', type: 'yoga', title: 'Yoga' }),
      { kind: 'session', externalId: 'w4', ...common, minutes: 25, type: 'mindfulness' },
      { kind: 'rejected', reason: 'notUsed', what: 'events/workouts gaming', where: 'w5' },
      { kind: 'rejected', reason: 'notUsed', what: 'events/workouts.distance_meters', where: 'w1' },
    ]);
  });

  test('the days of a recorded period, as local dates, but no predicted one', async () => {
    const person = await connect('garmin');
    const cycle = { zone_offset: null, source: { provider: 'garmin', device: null }, period_length: 2 };
    const end_time = '2026-03-29T00:00:00+00:00';
    person.events = {
      'events/menstrual-cycles': [
        { ...cycle, id: 'c1', start_time: '2026-03-01T00:00:00+00:00', end_time, is_predicted_cycle: false },
        { ...cycle, id: 'c2', start_time: '2026-03-02T00:00:00+00:00', end_time, is_predicted_cycle: true },
      ],
    };
    const range = {
      provider: 'garmin',
      externalId: person.id,
      from: '2026-03-01',
      to: '2026-03-02',
    } as const;
    const records = await collect(aggregator.pull({ ...range, zone: 'America/Los_Angeles' }));
    expect(records).toEqual([
      expect.objectContaining({ kind: 'cycle', externalId: 'c1', day: '2026-03-01', isPeriodStart: true }),
      expect.objectContaining({ kind: 'cycle', externalId: 'c1:2', day: '2026-03-02', isPeriodStart: false }),
      {
        kind: 'rejected',
        isCycle: true,
        reason: 'notUsed',
        what: 'events/menstrual-cycles.is_predicted_cycle',
        where: '2026-03-02',
      },
    ]);
  });

  test('keeps the good part of what cannot be read and never quotes it', async () => {
    const person = await connect('garmin');
    person.events = {
      'events/workouts': [
        workoutOf('w1', '2026-03-01T12:00:00Z', { calories_kcal: 'a secret' }),
        workoutOf('w2', '2026-03-01T12:00:00Z', { id: null }),
        workoutOf('w3', '2026-03-01T12:00:00Z', { end_time: 'yesterday' }),
      ],
    };
    const records = await pull('garmin', person.id);
    expect(records).toEqual([
      expect.objectContaining({ kind: 'workout', externalId: 'w1', calories: null }),
      { kind: 'rejected', reason: 'unreadable', what: 'events/workouts', where: 'w3' },
      { kind: 'rejected', reason: 'unreadable', what: 'events/workouts.calories_kcal', where: 'w1' },
      { kind: 'rejected', reason: 'unreadable', what: 'events/workouts.id', where: null },
    ]);
  });
});

describe('faults', () => {
  const html = { status: 200, body: '<html>Bad Gateway</html>' };
  test.each<[string, Fault, string, number | null]>([
    ['too many requests', { status: 429, headers: { 'retry-after': '37' } }, 'retryLater', 37],
    ['unavailable', { status: 503, body: { detail: 'maintenance' } }, 'retryLater', null],
    ['silence', 'silent', 'retryLater', null],
    ['a cut answer', 'cut', 'retryLater', null],
    ['a web page', html, 'retryLater', null],
    ['another form', { status: 200, body: { data: 'none' } }, 'refused', null],
    ['a wrong key', { status: 401, body: { detail: 'Authentication required' } }, 'unauthorized', null],
    ['an unknown person', { status: 404, body: { detail: 'User not found' } }, 'gone', null],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'retryLater', null],
  ])('%s', async (_name, fault, reason, retryAfterSeconds) => {
    const person = await connect('garmin');
    stub.failNext(fault);
    const error = await pull('garmin', person.id).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(AggregatorError);
    expect(error).toMatchObject({ reason, retryAfterSeconds });
  });

  test('errors quote neither the answer nor the key nor the person', async () => {
    const person = await connect('garmin');
    const faults: Fault[] = [
      { status: 400, body: { detail: 'weight 71.3' } },
      { status: 200, body: 'weight 71.3' },
      { status: 200, body: { data: 'weight 71.3' } },
    ];
    for (const fault of faults) {
      stub.failNext(fault);
      const error = await pull('garmin', person.id).catch((caught: unknown) => caught);
      const text = error instanceof AggregatorError ? `${error.stack} ${error.cause}` : 'no error';
      expect(text).toContain('timeseries');
      for (const secret of ['71.3', stub.apiKey, person.id]) expect(text).not.toContain(secret);
    }
  });

  test('stops at pages without an end', async () => {
    const person = await connect('garmin');
    const pages = { data: [], pagination: { next_cursor: 'same', has_more: true } };
    stub.failNext(...Array<Fault>(3).fill({ status: 200, body: pages }));
    await expect(pull('garmin', person.id)).rejects.toMatchObject({ reason: 'refused' });
  });
});
