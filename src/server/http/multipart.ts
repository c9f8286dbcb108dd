import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError, assertThat } from './api-error.ts';

const photoBytes = 15 * 1024 * 1024;
const fieldBytes = 32 * 1024;
const fieldCount = 30;

interface MultipartForm {
  fields: Record<string, unknown>;
  photo: Buffer | undefined;
}

/** Enables form data. Endpoints without `upload` still reject it. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      // One byte more than allowed, so that a photo that is too large can be detected.
      fileSize: photoBytes + 1,
      files: 1,
      fields: fieldCount,
      parts: fieldCount + 1,
      fieldSize: fieldBytes,
    },
  });
}

/** Reads form data into the equivalent of a JSON body, and the photo. Throws ApiError if the form is invalid. */
export async function readMultipart(
  request: FastifyRequest,
  schema: z.ZodType | undefined,
): Promise<MultipartForm> {
  // Rejects a request that declares too long a body before reading it.
  const contentLength = Number(request.headers['content-length'] ?? 0);
  assertThat(contentLength <= photoBytes + fieldCount * fieldBytes, 'photo_too_large', 'photo');
  try {
    return await readParts(request, schema);
  } catch (error) {
    // Discards the rest of the request, because the connection would hang otherwise.
    request.raw.unpipe().resume();
    // Any other error is from the parser and means that the form is malformed.
    throw error instanceof ApiError ? error : new ApiError('invalid_input');
  }
}

async function readParts(request: FastifyRequest, schema: z.ZodType | undefined): Promise<MultipartForm> {
  const fields = new Map<string, unknown>();
  let photo: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await readPhoto(part.file);
      assertThat(part.fieldname === 'photo', 'invalid_input', part.fieldname);
      // Browsers send an empty part for a file field without a file.
      if (bytes.length > 0 || part.filename) photo = bytes;
    } else {
      assertThat(!part.valueTruncated && !fields.has(part.fieldname), 'invalid_input', part.fieldname);
      if (part.value !== '') fields.set(part.fieldname, coerceField(schema, part.fieldname, part.value));
    }
  }
  return { fields: Object.fromEntries(fields), photo };
}

async function readPhoto(file: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    assertThat(size <= photoBytes, 'photo_too_large', 'photo');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Converts a form's text to the number or boolean that the contract expects, if possible. */
function coerceField(schema: z.ZodType | undefined, name: string, value: unknown): unknown {
  const field = schema instanceof z.ZodObject ? unwrapType(schema.shape[name]) : undefined;
  if (typeof value !== 'string') return value;
  if (field instanceof z.ZodNumber && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (field instanceof z.ZodBoolean && /^(true|false)$/.test(value)) return value === 'true';
  return value;
}

function unwrapType(field: unknown): unknown {
  return field instanceof z.ZodOptional || field instanceof z.ZodNullable
    ? unwrapType(field.unwrap())
    : field;
}
