import type { FastifyInstance, FastifyReply } from 'fastify';
import { analyzeFood, maxPhotoBytes, transcribeVoice } from '#contracts/food-analysis.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { AiError } from '#server/ai/ai-error.ts';
import type { Config } from '#server/config.ts';
import { addRoute } from '#server/http/add-route.ts';
import { ApiError, assertThat } from '#server/http/api-error.ts';
import { decodeDataUrl } from '#server/http/decode-data-url.ts';
import type { Deps } from '#server/http/deps.ts';
import { reencodePhoto, shrinkPhoto } from '#server/http/reencode-photo.ts';
import { assertMayUse, readQuotas, withAiService } from '../ai/ai-service.ts';
import { analyzeAnswer, askAboutPhoto } from './food-analysis-service.ts';
import { assertShort, isSilence } from './recording.ts';

/** The longest side of a photo that is sent to an AI service, in pixels. */
const sentSide = 1280;

const photoLimits = { field: 'image', maxBytes: maxPhotoBytes, tooLarge: 'file_too_large' } as const;

export function addFoodAnalysisRoutes(app: FastifyInstance, deps: Deps, config: Config): void {
  const access = { ai: deps.ai, quotas: readQuotas(config) };

  addRoute(
    app,
    deps,
    analyzeFood,
    async ({ db, user, body, now, zone, request, reply }) => {
      const signal = abortWhenClosed(reply);
      await assertMayUse(db, user.id, 'photo', deps.ai);
      await deps.consumeRateLimit('upload_account', String(user.id));
      const photo = await reencodePhoto(decodeDataUrl(body.image ?? body.imageData ?? '', photoLimits));
      const jpeg = await shrinkPhoto(photo, sentSide);
      const question = askAboutPhoto(jpeg, body.language, body.description);
      const { value } = await withAiService(db, user.id, 'photo', { ...access, now, zone }, (ai) =>
        ai.ask('photo', question, signal),
      ).catch((error: unknown) => {
        throw toApiError(error, 'food_not_identified', request.log);
      });
      return analyzeAnswer(db, user, toCalendarDay(now, zone), value, body.language);
    },
    // The limit leaves room for the data URL of the largest photo and for a description.
    { bodyLimit: Math.ceil(maxPhotoBytes / 3) * 4 + 64 * 1024 },
  );

  addRoute(app, deps, transcribeVoice, async ({ db, user, body, audio, now, zone, request, reply }) => {
    const signal = abortWhenClosed(reply);
    assertThat(audio, 'file_missing', 'audio');
    await assertMayUse(db, user.id, 'voice', deps.ai);
    assertShort(audio);
    const { transcript } = await withAiService(db, user.id, 'voice', { ...access, now, zone }, (ai) =>
      ai.transcribe({ ...audio, language: body.language }, signal),
    ).catch((error: unknown) => {
      throw toApiError(error, 'voice_not_understood', request.log);
    });
    assertThat(!isSilence(transcript), 'voice_not_understood');
    return { transcript: transcript.slice(0, maxTranscript) };
  });
}

const maxTranscript = 5000;

/**
 * Returns a signal that aborts when the browser closes the connection before the response. Must be called before the
 * first `await` of a handler, because the signal does not notice an earlier close.
 */
function abortWhenClosed(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

interface Log {
  warn: (fields: object, message: string) => void;
}

/**
 * Converts an AiError to an ApiError with the given code, and logs the kind of failure. Returns other errors unchanged.
 */
function toApiError(error: unknown, code: 'food_not_identified' | 'voice_not_understood', log: Log): unknown {
  if (!(error instanceof AiError)) return error;
  log.warn({ failure: error.failure }, 'an AI service gave no usable answer');
  return new ApiError(code);
}
