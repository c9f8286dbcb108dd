import { expect, test } from 'vitest';
import { KeptOnDevice } from '#web/lib/outbox/kept-on-device.ts';
import { findFailures } from './find-failures.ts';

const answers = [{ questionId: 1 }, { questionId: 2 }, { questionId: 3 }];
const refusal = new Error('refused');
const saved = { status: 'fulfilled', value: {} } as const;
const rejected = (reason: Error) => ({ status: 'rejected', reason }) as const;
const kept = rejected(Object.create(KeptOnDevice.prototype));

test('returns the refused answer, also if another answer is kept on this device', () => {
  const expected = [{ questionId: 3, error: refusal }];
  expect(findFailures(answers, [saved, saved, rejected(refusal)])).toEqual(expected);
  expect(findFailures(answers, [saved, kept, rejected(refusal)])).toEqual(expected);
});

test('throws if answers are kept and none failed', () => {
  expect(() => findFailures(answers, [saved, kept, kept])).toThrow(kept.reason);
  expect(findFailures(answers, [saved, saved, saved])).toEqual([]);
});
