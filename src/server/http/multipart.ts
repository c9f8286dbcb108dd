import type { Hash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Upload, uploadFields } from '#contracts/upload.ts';
import { ApiError, assertThat } from './api-error.ts';
import { assertInput } from './assert-input.ts';
import { discardFile, isEmpty, receiveFile, tooLarge } from './uploads.ts';

const fieldBytes = 32 * 1024;
const fieldCount = 30;

interface MultipartForm extends AsyncDisposable {
  fields: Record<string, unknown>;
  received: Awaited<ReturnType<typeof receiveFile>> | undefined;
}

/** Makes the server parse form data. Endpoints without `upload` still reject form data. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
}

/**
 * Returns the fields and the file of a form. The fields are an object with the shape of a JSON body. Empty fields are
 * left out. Adds the bytes of the file to `fileHash`. Throws an ApiError if the form is invalid or too large.
 */
export async function readMultipart(
  request: FastifyRequest,
  upload: Upload,
  schema: z.ZodType | undefined,
  fileHash: Hash | undefined,
): Promise<MultipartForm> {
  // Rejects a request before reading it if its declared length is too large.
  const contentLength = Number(request.headers['content-length'] ?? 0);
  const isShort = contentLength <= upload.maxBytes + fieldCount * fieldBytes;
  assertThat(isShort, tooLarge(upload.kind), uploadFields[upload.kind]);
  const form: MultipartForm = {
    fields: {},
    received: undefined,
    [Symbol.asyncDispose]: () => discardFile(form.received),
  };
  try {
    await readParts(request, upload, schema, form, fileHash);
    return form;
  } catch (error) {
    // Discards the rest of the request. Otherwise the connection would hang.
    request.raw.unpipe().resume();
    await discardFile(form.received);
    // An error that is not an ApiError comes from the parser and means that the form is malformed.
    throw error instanceof ApiError ? error : new ApiError('invalid_input');
  }
}

async function readParts(
  request: FastifyRequest,
  upload: Upload,
  schema: z.ZodType | undefined,
  form: MultipartForm,
  fileHash: Hash | undefined,
): Promise<void> {
  const fields = new Map<string, unknown>();
  const limits = {
    // Reads one byte more than allowed, so that a file that is too large can be detected.
    fileSize: upload.maxBytes + 1,
    files: 1,
    fields: fieldCount,
    parts: fieldCount + 1,
    fieldSize: fieldBytes,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      form.received = await receiveFile(part, upload, fileHash);
      assertInput(part.fieldname === uploadFields[upload.kind], part.fieldname, {
        en: 'is not known here',
        sv: 'är okänt här',
      });
      // Browsers send an empty part for a file field without a file.
      if (!part.filename && isEmpty(form.received)) {
        await discardFile(form.received);
        form.received = undefined;
      }
    } else {
      assertInput(!part.valueTruncated, part.fieldname, { en: 'is too long', sv: 'är för långt' });
      assertInput(!fields.has(part.fieldname), part.fieldname, {
        en: 'can only be sent once',
        sv: 'kan bara skickas en gång',
      });
      if (part.value !== '') fields.set(part.fieldname, coerceField(schema, part.fieldname, part.value));
    }
  }
  form.fields = Object.fromEntries(fields);
}

/**
 * Returns a form field as the number, boolean or list that the schema expects. A form contains a list as JSON. Returns
 * the text unchanged if the text cannot be converted.
 */
function coerceField(schema: z.ZodType | undefined, name: string, value: unknown): unknown {
  const field = schema instanceof z.ZodObject ? unwrapType(schema.shape[name]) : undefined;
  if (typeof value !== 'string') return value;
  if (field instanceof z.ZodNumber && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (field instanceof z.ZodBoolean && /^(true|false)$/.test(value)) return value === 'true';
  return field instanceof z.ZodArray ? parseJson(value) : value;
}

/** Returns the value of a JSON text, or the text itself if it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function unwrapType(field: unknown): unknown {
  return field instanceof z.ZodOptional || field instanceof z.ZodNullable
    ? unwrapType(field.unwrap())
    : field;
}
