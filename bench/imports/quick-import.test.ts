import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appleHealthTruth } from '#server/testing/exports/apple-health.ts';
import { measureImport } from './measure-import.ts';
import { writeAppleExport } from './write-apple-export.ts';

test.runIf(process.platform === 'linux')(
  'an export of 20 MB is stored whole, within the memory of npm run bench:import',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lagom-quick-import-'));
    try {
      const path = join(folder, 'export.xml');
      const days = await writeAppleExport(path, 20_000_000);
      const figures = await measureImport(path, join(folder, 'data'));
      expect(figures).toMatchObject({ days, steps: appleHealthTruth.steps });
      expect(figures.extraMemory).toBeLessThan(300);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
