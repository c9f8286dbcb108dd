import type { AiPurpose } from '#contracts/ai.ts';
import type { Config } from '#server/config.ts';
import { AiError, type AiUsage, noUsage, statusOf } from './ai-error.ts';
import { askModel, type Question } from './ask-model.ts';
import { type AiEndpoint, openModel, openTranscriptionModel } from './models.ts';

/** The host of a service and its model, as they are shown to people. */
interface AiService {
  service: string;
  model: string;
}

/** Calls the AI services that the settings name. */
export interface Ai {
  /** Returns the service for a purpose, or undefined if none is configured. */
  serviceFor: (purpose: AiPurpose) => AiService | undefined;
  /**
   * Asks the model that is configured for a purpose. Returns the answer of the model and the counted tokens. Throws
   * AiError if there is no usable answer within AI_TIMEOUT_SECONDS.
   */
  ask: <T>(
    purpose: 'photo' | 'story',
    question: Question<T>,
    signal?: AbortSignal,
  ) => Promise<{ value: T; usage: AiUsage }>;
  /**
   * Returns the transcript of a recording. The counts in `usage` are always 0. Throws AiError if
   * there is no usable answer within AI_TIMEOUT_SECONDS.
   */
  transcribe: (
    recording: { bytes: Uint8Array; mediaType: string; language: 'en' | 'sv' },
    signal?: AbortSignal,
  ) => Promise<{ transcript: string; usage: AiUsage }>;
}

type AiSettings = Pick<Config, Extract<keyof Config, `AI_${string}`>>;

const defaultAddress = {
  'openai-compatible': 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
};

/**
 * Returns a client for the AI services in the settings. A purpose counts as configured if the settings contain a model
 * for it, and also contain a key or an address of the service.
 */
export function createAi(settings: AiSettings): Ai {
  const longestMs = settings.AI_TIMEOUT_SECONDS * 1000;
  const purposes = { photo: settings.AI_VISION_MODEL, story: settings.AI_TEXT_MODEL };
  const chat = endpointOf(settings.AI_PROVIDER, settings.AI_BASE_URL, settings.AI_API_KEY);
  const speech = settings.AI_TRANSCRIPTION_BASE_URL
    ? endpointOf('openai-compatible', settings.AI_TRANSCRIPTION_BASE_URL, settings.AI_TRANSCRIPTION_API_KEY)
    : settings.AI_PROVIDER === 'openai-compatible'
      ? chat
      : undefined;
  const find = (purpose: AiPurpose): { endpoint: AiEndpoint; model: string } | undefined => {
    const endpoint = purpose === 'voice' ? speech : chat;
    const model = purpose === 'voice' ? settings.AI_TRANSCRIPTION_MODEL : purposes[purpose];
    return endpoint && model !== undefined ? { endpoint, model } : undefined;
  };
  const getConfigured = (purpose: AiPurpose) => {
    const found = find(purpose);
    if (!found) throw new Error(`No AI service is configured for ${purpose}.`);
    return found;
  };

  return {
    serviceFor(purpose) {
      const found = find(purpose);
      return found && { service: new URL(found.endpoint.baseUrl).host, model: found.model };
    },
    async ask(purpose, question, signal) {
      const { endpoint, model } = getConfigured(purpose);
      const usage = { ...noUsage };
      const value = await withTimeout(longestMs, signal, usage, async (either) =>
        askModel({
          model: await openModel(endpoint, model),
          key: `${endpoint.baseUrl} ${model}`,
          question,
          signal: either,
          usage,
        }),
      );
      return { value, usage };
    },
    async transcribe({ bytes, mediaType, language }, signal) {
      const { endpoint, model } = getConfigured('voice');
      const { text } = await withTimeout(longestMs, signal, noUsage, async (either) =>
        (await openTranscriptionModel(endpoint, model)).doGenerate({
          audio: bytes,
          mediaType,
          abortSignal: either,
          providerOptions: { openai: { language } },
        }),
      );
      return { transcript: text.trim(), usage: noUsage };
    },
  };
}

function endpointOf(
  provider: AiEndpoint['provider'],
  baseUrl: string | undefined,
  apiKey: string | undefined,
): AiEndpoint | undefined {
  if (baseUrl === undefined && apiKey === undefined) return undefined;
  return { provider, baseUrl: (baseUrl ?? defaultAddress[provider]).replace(/\/$/, ''), apiKey };
}

/**
 * Runs a call to a service. Aborts the call after `longestMs` milliseconds, or when the caller's signal aborts. Throws
 * every error as an AiError with `usage`.
 */
async function withTimeout<T>(
  longestMs: number,
  signal: AbortSignal | undefined,
  usage: AiUsage,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(longestMs);
  try {
    return await call(signal ? AbortSignal.any([signal, timeout]) : timeout);
  } catch (error) {
    if (error instanceof AiError) throw error;
    if (signal?.aborted) throw new AiError('cancelled', usage);
    if (timeout.aborted) throw new AiError('timed_out', usage);
    throw new AiError(statusOf(error) === 429 ? 'busy' : 'unavailable', usage);
  }
}
