import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { readOpenWearablesSettings } from './open-wearables/open-wearables-settings.ts';
import { readTerraSettings } from './terra/terra-settings.ts';

const config = (environment: Record<string, string>) =>
  readConfig({ SECRET: 'x'.repeat(32), ...environment });

describe('Open Wearables', () => {
  const complete = { OPEN_WEARABLES_URL: 'http://wearables.lan:8000', OPEN_WEARABLES_API_KEY: 'key' };

  test('needs an address and a key', () => {
    for (const missing of Object.keys(complete)) {
      expect(readOpenWearablesSettings(config({ ...complete, [missing]: '' }))).toBeUndefined();
    }
    expect(readOpenWearablesSettings(config(complete))).toEqual({
      baseUrl: 'http://wearables.lan:8000',
      apiKey: 'key',
      apiKeyHeader: 'X-Open-Wearables-API-Key',
      webhookSecret: null,
      webhookHeaders: 'svix',
      timeoutMs: 20_000,
    });
  });

  test.each(['secret', 'whsec_', 'whsec_!!!!', 'whsec_c2hvcnQ='])('the secret "%s" is invalid', (secret) => {
    expect(() => config({ OPEN_WEARABLES_WEBHOOK_SECRET: secret })).toThrow('OPEN_WEARABLES_WEBHOOK_SECRET');
  });
});

test('Terra needs an id and a key, and its header names can be changed', () => {
  const complete = { TERRA_DEV_ID: 'id', TERRA_API_KEY: 'key' };
  for (const missing of Object.keys(complete)) {
    expect(readTerraSettings(config({ ...complete, [missing]: '' }))).toBeUndefined();
  }
  const settings = readTerraSettings(
    config({
      ...complete,
      TERRA_URL: 'https://access.tryterra.co/api/v2',
      TERRA_SIGNATURE_HEADERS: 'X-New-Signature, terra-signature',
      TERRA_PAYLOAD_ORIGIN: 'http://storage.lan:9000/bucket',
    }),
  );
  expect(settings).toMatchObject({
    baseUrl: 'https://access.tryterra.co/api/v2',
    payloadOrigin: 'http://storage.lan:9000',
    headers: { signature: ['x-new-signature', 'terra-signature'] },
  });
});
