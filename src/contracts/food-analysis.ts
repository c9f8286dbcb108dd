import { z } from 'zod';
import { defineEndpoint, member } from './endpoint.ts';
import { type ErrorCode, photoErrors } from './errors.ts';
import { parsedItems } from './foods.ts';
import { language } from './inputs.ts';
import type { Upload } from './upload.ts';

/** The size of the largest photo that is analysed, in bytes after decoding base64. */
export const maxPhotoBytes = 10 * 1024 * 1024;

const maxDataUrl = Math.ceil(maxPhotoBytes / 3) * 4 + 100;

const aiErrors = ['consent_needed', 'ai_not_configured', 'ai_quota_used'] as const satisfies ErrorCode[];

const dataUrl = z.string().max(maxDataUrl);
const number = z.number().nullable();

export const analyzeFood = defineEndpoint({
  operationId: 'analyzeFood',
  method: 'POST',
  path: '/api/analyze-food',
  summary: 'Analyze the photo of a meal',
  description:
    'Takes a photo as a data URL in `image` or `imageData`. An AI service names the foods and their amounts, and the food ' +
    'tables give the values. Saves nothing.',
  access: member('nutrition'),
  safe: true,
  errors: ['food_not_identified', 'file_too_large', 'foods_busy', ...aiErrors, ...photoErrors],
  body: z
    .strictObject({
      image: dataUrl.optional(),
      imageData: dataUrl.optional(),
      /** What the person says about the photo. */
      description: z.string().max(1000).optional(),
      language: language.default('en'),
    })
    .refine(({ image, imageData }) => (image === undefined) !== (imageData === undefined), {
      path: ['image'],
      message: 'Please send one image.',
    }),
  response: z.object({
    foodName: z.string(),
    description: z.string(),
    nutritionalInfo: z.object({ calories: number, protein: number, carbs: number, fat: number }),
    /** The probability, from 0 to 1, that the true energy is within 20% of the estimate. */
    confidence: z.number(),
    /** The foods in the photo. Empty if the photo shows no food. */
    items: parsedItems,
    /**
     * A question about the amount of one of the foods. No other question would improve the estimate more. Null if no
     * question is needed.
     */
    question: z
      .object({
        /** The index in `items` of the food that the question is about. */
        item: z.int(),
        choices: z.array(z.object({ label: z.string(), grams: z.number() })),
      })
      .nullable(),
  }),
});

const audioUpload = { kind: 'audio', maxBytes: 20 * 1024 * 1024 } as const satisfies Upload;

export const transcribeVoice = defineEndpoint({
  operationId: 'transcribeVoice',
  method: 'POST',
  path: '/api/transcribe-voice',
  summary: 'Transcribe a spoken description of a meal',
  description: 'Send form data with the file in `audio`, at most 10 minutes. Saves nothing.',
  access: member('nutrition'),
  safe: true,
  upload: audioUpload,
  errors: [
    'file_missing',
    'voice_not_understood',
    'recording_too_long',
    'not_audio',
    'file_too_large',
    ...aiErrors,
  ],
  body: z.strictObject({ language: language.default('en') }),
  response: z.object({ transcript: z.string() }),
});
