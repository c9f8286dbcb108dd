import { listQuestions } from '#contracts/checkin.ts';
import type { EndpointInput } from '#contracts/endpoint.ts';
import { readEndpoint } from '#web/lib/read-endpoint.ts';

type Language = EndpointInput<typeof listQuestions>['query']['language'];

/** Reads the questions, so that this device keeps them and the check-in opens without a network. Never rejects. */
export async function keepQuestions(language: Language): Promise<void> {
  await readEndpoint(listQuestions, { query: { language } }).catch(() => undefined);
}
