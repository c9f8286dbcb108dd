import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { terraSettings } from '#server/testing/adapter-settings.ts';
import { type SignedWebhook, startTerraStub, type TerraStub } from '#server/testing/terra-stub.ts';
import { type Aggregator, AggregatorError } from '../aggregator.ts';
import { createTerra } from './terra.ts';

const now = new Date('2026-03-02T10:00:00Z');
const seconds = (count: number) => new Date(now.getTime() + count * 1000);
const zoneOf = async () => 'Europe/Stockholm';

let stub: TerraStub;
let aggregator: Aggregator;

beforeAll(async () => {
  stub = await startTerraStub();
  aggregator = createTerra(terraSettings(stub));
});
afterAll(() => stub.close());

const verify = ({ rawBody, headers }: SignedWebhook) => aggregator.verify(rawBody, headers, now);
const invalidSignature = expect.objectContaining({ code: 'invalid_signature' });

describe('signatures', () => {
  const body = { type: 'healthcheck' };

  test.each(['x-terra-signature', 'terra-signature'])('accepts the header %s', (headerName) => {
    const signed = stub.sign(body, { at: now, headerName, traceId: 'trace-1' });
    expect(verify(signed)).toEqual({ id: 'trace-1', name: 'healthcheck', body, orderedAt: now });
  });

  test('the chunks of one reference are different deliveries', () => {
    const [one, other] = [stub.sign(body, { at: now }), stub.sign(body, { at: now })];
    expect(one.headers['terra-reference']).toBe(other.headers['terra-reference']);
    expect(verify(one).id).not.toBe(verify(other).id);
  });

  test('without a trace id, equal bodies have the same id', () => {
    const withoutTrace = (signed: SignedWebhook) => {
      const { 'x-terra-trace-id': _trace, ...headers } = signed.headers;
      return verify({ ...signed, headers }).id;
    };
    const id = withoutTrace(stub.sign(body, { at: now }));
    expect(withoutTrace(stub.sign(body, { at: seconds(20) }))).toBe(id);
    expect(withoutTrace(stub.sign({ type: 'auth' }, { at: now }))).not.toBe(id);
  });

  test('the order is the time at which Terra emitted the payload, unless it lies in the future', () => {
    expect(verify(stub.sign(body, { at: now, orderedAt: seconds(-7200) })).orderedAt).toEqual(seconds(-7200));
    expect(verify(stub.sign(body, { at: now, orderedAt: seconds(7200) })).orderedAt).toEqual(now);
    const signed = stub.sign(body, { at: now });
    const ordered = (text: string) =>
      verify({ ...signed, headers: { ...signed.headers, 'x-terra-ordering-timestamp': text } }).orderedAt;
    expect(ordered('1772445000')).toEqual(new Date(1_772_445_000_000));
    expect(ordered('soon')).toEqual(now);
  });

  test('one of several signatures is enough', () => {
    const signed = stub.sign(body, { at: now });
    const header = signed.headers['x-terra-signature']?.replace(',', `,v1=${'0'.repeat(64)},v0=abc,`);
    expect(verify({ ...signed, headers: { 'x-terra-signature': header } }).name).toBe('healthcheck');
  });

  const changed = (change: (header: string) => string | undefined): SignedWebhook => {
    const { rawBody, headers } = stub.sign(body, { at: now });
    return { rawBody, headers: { 'x-terra-signature': change(headers['x-terra-signature'] ?? '') } };
  };
  const invalid: [string, () => SignedWebhook][] = [
    ['older than five minutes', () => stub.sign(body, { at: seconds(-301) })],
    ['more than five minutes ahead', () => stub.sign(body, { at: seconds(301) })],
    ['signed with another secret', () => stub.sign(body, { at: now, secret: 'other' })],
    [
      'with another body',
      () => ({ ...stub.sign(body, { at: now }), rawBody: Buffer.from('{"type": "healthcheck"}') }),
    ],
    ['with another time', () => changed((header) => header.replace(/t=\d+/, 't=1772445601'))],
    ['without a time', () => changed((header) => header.replace(/t=\d+,/, ''))],
    ['with a malformed time', () => changed((header) => header.replace(/t=\d+/, 't=now'))],
    ['with a signature of an older version', () => changed((header) => header.replace('v1=', 'v0='))],
    ['with a shortened signature', () => changed((header) => header.slice(0, -2))],
    ['with an empty signature', () => changed((header) => header.replace(/v1=.*/, 'v1='))],
    ['with a malformed header', () => changed(() => 'signature')],
    ['without a header', () => changed(() => undefined)],
  ];
  test.each(invalid)('rejects a webhook %s', (_name, make) => {
    expect(() => verify(make())).toThrow(invalidSignature);
  });

  test('without a secret no webhook is valid', () => {
    const silent = createTerra({ ...terraSettings(stub), signingSecret: null });
    const { rawBody, headers } = stub.sign(body, { at: now, secret: '' });
    expect(() => silent.verify(rawBody, headers, now)).toThrow(invalidSignature);
  });

  test('a signed body that is not JSON is malformed', () => {
    const signed = stub.sign(null, { at: now, rawBody: Buffer.from('not json') });
    expect(() => verify(signed)).toThrow(expect.objectContaining({ code: 'malformed_json' }));
  });
});

describe('events', () => {
  const parse = (body: unknown) => aggregator.parse(verify(stub.sign(body, { at: now })), zoneOf);
  const user = {
    user_id: 'u1',
    provider: 'GARMIN',
    reference_id: 'member-1',
    scopes: 'daily.read',
    active: true,
  };
  const event = { externalId: 'u1', provider: 'garmin' };
  const daily = {
    metadata: {
      start_time: '2026-03-01T00:00:00.000000+01:00',
      end_time: '2026-03-02T00:00:00.000000+01:00',
    },
    distance_data: { steps: 8432 },
  };
  const stepsEvent = {
    type: 'data',
    ...event,
    orderedAt: now,
    records: [{ kind: 'daily', measure: 'steps', day: '2026-03-01', value: 8432, recordedAt: now }],
  };

  test.each([
    [
      { type: 'auth', status: 'success', user, widget_session_id: 's1' },
      [{ type: 'connected', ...event, reference: 'member-1' }],
    ],
    [{ type: 'deauth', status: 'success', user }, [{ type: 'disconnected', ...event, reason: 'deauth' }]],
    [
      { type: 'access_revoked', status: 'warning', user },
      [{ type: 'disconnected', ...event, reason: 'access_revoked' }],
    ],
    [
      { type: 'connection_error', user, message: '401 for Maja' },
      [{ type: 'connectionError', ...event, reason: 'connection_error' }],
    ],
    [
      { type: 'user_reauth', old_user: { ...user, user_id: 'u0' }, new_user: user },
      [
        { type: 'replaced', externalId: 'u0', newExternalId: 'u1' },
        { type: 'connected', ...event, reference: 'member-1' },
      ],
    ],
    [
      {
        type: 'user_reauth',
        old_user: { ...user, user_id: 'u0', reference_id: 'member-2' },
        new_user: user,
      },
      [
        { type: 'disconnected', externalId: 'u0', provider: 'garmin', reason: 'user_reauth' },
        { type: 'connected', ...event, reference: 'member-1' },
      ],
    ],
    [
      { type: 'user_reauth', old_user: null, new_user: user },
      [{ type: 'connected', ...event, reference: 'member-1' }],
    ],
  ])('%o', async (body, events) => {
    expect(await parse(body)).toEqual(events);
  });

  test.each([
    { type: 'auth', status: 'error', user },
    { type: 'auth_cancelled', status: 'error', reason: 'denied', reference_id: 'member-1' },
    { type: 'permission_change', user, scopes_added: null, scopes_removed: 'sleep.read' },
    { type: 'large_request_processing', user, reference: 'r1', message: 'working' },
    { type: 'large_request_sending', user, reference: 'r1', expected_payloads: 12 },
    { type: 'processing', user, retry_after_seconds: 60 },
    { type: 'rate_limit_hit', message: 'slow down' },
    { type: 'healthcheck' },
    { type: 'something_new', user },
    { type: 'auth', status: 'success', user: { ...user, provider: 'EIGHT' } },
    { type: 'daily', user: { ...user, provider: 'EIGHT' }, data: [daily] },
  ])('$type needs no work', async (body) => {
    expect(await parse(body)).toEqual([{ type: 'ignored', name: body.type }]);
  });

  test.each([null, [], 'text', {}, { type: 7 }])('the body %o needs no work', async (body) => {
    expect(await parse(body)).toEqual([{ type: 'ignored', name: 'unknown' }]);
  });

  test('data becomes records', async () => {
    expect(await parse({ type: 'daily', user, data: [daily], version: '2022-03-16' })).toEqual([stepsEvent]);
  });

  test.each([
    { type: 'athlete', user, athlete: { first_name: 'Maja' } },
    { type: 'planned_workout', user, data: [{}] },
  ])('$type has no place in the product', async (body) => {
    const records = [{ kind: 'rejected', reason: 'notUsed', what: body.type, where: null }];
    expect(await parse(body)).toEqual([{ ...stepsEvent, records }]);
  });

  test('the good items of a payload are kept', async () => {
    const broken = { ...daily, distance_data: { steps: 'a secret' } };
    const [event] = await parse({ type: 'daily', user, data: [null, broken, daily] });
    expect(event).toEqual({
      ...stepsEvent,
      records: [
        ...stepsEvent.records,
        { kind: 'rejected', reason: 'unreadable', what: 'daily', where: null },
        { kind: 'rejected', reason: 'unreadable', what: 'daily.distance_data.steps', where: '2026-03-01' },
      ],
    });
  });

  test.each([
    { type: 'daily', user },
    { type: 'daily', user, data: 'weight 71.3' },
    { type: 'deauth', user: { user_id: 71.3 } },
    { type: 's3_payload', url: 71.3 },
  ])('a known event of another form fails without quoting it: %o', async (body) => {
    const error = await parse(body).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(AggregatorError);
    expect(String(error)).not.toContain('71.3');
  });

  describe('a payload that is stored elsewhere', () => {
    const stored = (url: string) => parse({ type: 's3_payload', status: 'success', url, expires_in: 300 });

    test('is fetched without our keys', async () => {
      stub.payloads.set('/stored', { type: 'daily', user, data: [daily] });
      expect(await stored(`${stub.url}/stored?signature=x`)).toEqual([stepsEvent]);
      expect(Object.keys(stub.requests.at(-1)?.headers ?? {})).toEqual(['host', 'connection']);
    });

    test('does not lead to another one', async () => {
      stub.payloads.set('/loop', { type: 's3_payload', url: `${stub.url}/loop` });
      expect(await stored(`${stub.url}/loop`)).toEqual([{ type: 'ignored', name: 's3_payload' }]);
    });

    test.each([
      'http://storage.example/file',
      'https://127.0.0.1/file',
      'https://[::1]/file',
      'https://[::ffff:10.0.0.1]/file',
      'https://169.254.169.254/latest/meta-data',
      'https://2130706433/file',
      'https://10.1.2.3/file',
      'https://storage.example:8443/file',
      'https://user:word@storage.example/file',
      'file:///etc/passwd',
      'not an address',
    ])('is not fetched from %s', async (url) => {
      await expect(stored(url)).rejects.toMatchObject({ reason: 'refused' });
    });

    test('is not fetched from a name inside the network', async () => {
      await expect(stored('https://localhost/file')).rejects.toMatchObject({ reason: 'refused' });
    });

    test.each([
      ['an expired address', { status: 403, body: 'Request has expired' }, 'refused'],
      ['a fault of the server', { status: 503, body: '' }, 'retryLater'],
      ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1/' } }, 'refused'],
      ['a cut answer', 'cut', 'retryLater'],
      ['silence', 'silent', 'retryLater'],
      ['no JSON', { status: 200, body: 'weight 71.3' }, 'retryLater'],
    ] as const)('%s fails', async (_name, fault, reason) => {
      stub.failNext(fault);
      const error = await stored(`${stub.url}/stored`).catch((caught: unknown) => caught);
      expect(error).toMatchObject({ name: 'AggregatorError', reason });
      expect(String(error)).not.toContain('71.3');
    });

    test('more than 64 MiB are refused', async () => {
      const patient = createTerra({ ...terraSettings(stub), timeoutMs: 20_000 });
      stub.failNext({ status: 200, body: 'x'.repeat(64 * 1024 * 1024 + 1) });
      const { rawBody, headers } = stub.sign({ type: 's3_payload', url: `${stub.url}/stored` }, { at: now });
      const delivery = patient.verify(rawBody, headers, now);
      await expect(patient.parse(delivery, zoneOf)).rejects.toMatchObject({ reason: 'refused' });
    });
  });
});
