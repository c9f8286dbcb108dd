import { resultOfError, resultOfStatus, type SendResult } from '#server/push/send-result.ts';

const timeoutMs = 10_000;

/**
 * Posts JSON to an address that the operator has set. Follows no redirects. Gives up after 10 seconds. Never rejects:
 * the result says what happened.
 */
export async function postJson(
  address: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<SendResult> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return resultOfStatus(response.status, response.headers.get('retry-after'));
  } catch (error) {
    return resultOfError(error);
  }
}
