import type { LanguageModelV4, TranscriptionModelV4 } from '@ai-sdk/provider';
import { limitedFetch } from './limited-fetch.ts';

/** A service with its address and its key. */
export interface AiEndpoint {
  provider: 'openai-compatible' | 'anthropic';
  baseUrl: string;
  apiKey: string | undefined;
}

/** Returns a language model. The library is imported with the first one, so that an idle server does not keep it. */
export async function openModel(endpoint: AiEndpoint, model: string): Promise<LanguageModelV4> {
  const { provider, baseUrl, apiKey } = endpoint;
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch: limitedFetch })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const settings = { name: 'lagom', baseURL: baseUrl, supportsStructuredOutputs: true, fetch: limitedFetch };
  return createOpenAICompatible({ ...settings, ...(apiKey !== undefined && { apiKey }) })(model);
}

/** Returns a model for speech. All services for speech follow the contract of OpenAI. */
export async function openTranscriptionModel(
  { baseUrl, apiKey }: AiEndpoint,
  model: string,
): Promise<TranscriptionModelV4> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  // The library requires a key. A service on the own machine ignores it.
  return createOpenAI({ baseURL: baseUrl, apiKey: apiKey ?? 'none', fetch: limitedFetch }).transcription(
    model,
  );
}
