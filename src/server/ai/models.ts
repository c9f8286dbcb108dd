import type { LanguageModelV4, TranscriptionModelV4 } from '@ai-sdk/provider';
import { limitFetch } from '../limited-fetch.ts';

/** Limits the response of an AI service to 1 MiB. */
const limitedFetch = limitFetch(1024 * 1024);

/** The address and the key of an AI service. */
export interface AiEndpoint {
  provider: 'openai-compatible' | 'anthropic';
  baseUrl: string;
  apiKey: string | undefined;
}

/**
 * Returns a language model. The library is imported when the first model is opened, so that an idle server does not
 * keep it in memory.
 */
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

/**
 * Returns a model that transcribes speech. Uses the client for OpenAI, because all supported services have the same
 * API.
 */
export async function openTranscriptionModel(
  { baseUrl, apiKey }: AiEndpoint,
  model: string,
): Promise<TranscriptionModelV4> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  // Passes a placeholder if there is no key, because the library requires one.
  return createOpenAI({ baseURL: baseUrl, apiKey: apiKey ?? 'none', fetch: limitedFetch }).transcription(
    model,
  );
}
