import { expect, test } from 'vitest';
import { z } from 'zod';
import { digestSchema, readResponseShapes } from './response-shapes.ts';

test('every GET endpoint has a digest', async () => {
  const shapes = await readResponseShapes();
  expect(Object.keys(shapes)).toEqual(
    expect.arrayContaining(['/api/auth/user', '/api/insight-story', '/api/user-preferences/:userId']),
  );
  expect(Object.values(shapes).filter((shape) => !/^[\w-]{8}$/.test(shape))).toEqual([]);
});

test('a new field changes the digest, a new description does not', () => {
  const before = z.object({ low: z.number(), parts: z.array(z.object({ title: z.string() })) });
  const changed = [
    before.extend({ high: z.number() }),
    before.extend({ low: z.number().nullable() }),
    z.object({ low: z.number(), parts: z.array(z.object({ name: z.string() })) }),
  ];
  for (const schema of changed) expect(digestSchema(schema)).not.toBe(digestSchema(before));
  const described = before.extend({ low: z.number().describe('The lowest value') });
  expect(digestSchema(described)).toBe(digestSchema(before));
});
