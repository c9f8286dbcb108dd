import { listQuestions } from '#contracts/checkin.ts';
import type { EndpointInput } from '#contracts/endpoint.ts';
import { readEndpoint } from '#web/lib/read-endpoint.ts';

type Language = EndpointInput<typeof listQuestions>['query']['language'];

/** Fetches the questions, so that they are stored on this device for a check-in without a network. Never rejects. */
export async function keepQuestions(language: Language): Promise<void> {
  await readEndpoint(listQuestions, { query: { language } }).catch(() => undefined);
}
