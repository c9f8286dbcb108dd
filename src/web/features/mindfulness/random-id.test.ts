import { expect, it } from 'vitest';
import { z } from 'zod';
import { randomId } from './random-id.ts';

it('returns different valid UUIDs', () => {
  const ids = Array.from({ length: 200 }, randomId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
