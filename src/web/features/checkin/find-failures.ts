import { KeptOnDevice } from '#web/lib/outbox/kept-on-device.ts';

export interface FailedAnswer {
  questionId: number;
  error: unknown;
}

/**
 * Returns the answers that could not be saved, with the errors. `results[i]` is the result of
 * sending `answers[i]`. An answer that is kept on this device, to be sent later, does not count as
 * failed. Throws `KeptOnDevice` if at least one answer is kept on this device and no answer failed.
 */
export function findFailures(
  answers: readonly { questionId: number }[],
  results: readonly PromiseSettledResult<unknown>[],
): FailedAnswer[] {
  const unsaved = results.flatMap((result, index) => {
    const { questionId } = answers[index] ?? {};
    return result.status === 'rejected' && questionId !== undefined
      ? [{ questionId, error: result.reason as unknown }]
      : [];
  });
  const failed = unsaved.filter(({ error }) => !(error instanceof KeptOnDevice));
  if (failed.length === 0 && unsaved[0]) throw unsaved[0].error;
  return failed;
}
