import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lagom-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the first start creates a secret that later starts read', () => {
  const { SECRET } = readConfig({ DATA_DIR: folder });
  expect(SECRET.length).toBeGreaterThanOrEqual(32);
  expect(readConfig({ DATA_DIR: folder }).SECRET).toBe(SECRET);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test.each(['', '\n', 'x'.repeat(31)])('the secret file with %j is refused and not replaced', (content) => {
  const file = join(folder, 'secret');
  writeFileSync(file, content);
  expect(() => readConfig({ DATA_DIR: folder })).toThrow(`${file} is incomplete`);
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('a secret file that an interrupted start left half-written is replaced', () => {
  writeFileSync(join(folder, 'secret.new'), 'half');
  const { SECRET } = readConfig({ DATA_DIR: folder });
  expect(SECRET.length).toBeGreaterThanOrEqual(32);
  expect(readdirSync(folder)).toEqual(['secret']);
});
