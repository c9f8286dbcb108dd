import type { FieldError, FieldValues, Resolver } from 'react-hook-form';

/** The part of a zod schema that forms need. Declared here, so that the public pages do not load zod. */
export interface FormSchema<Input> {
  safeParse: (values: unknown) => { success: true; data: Input } | { success: false; error: SchemaError };
}

interface SchemaError {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

/**
 * Returns a resolver that validates the values with a schema. Each invalid field gets one error, of type `missing` if
 * the field is empty, otherwise `invalid`. The error has the schema's message. Fields show this message only if it is
 * an error code.
 */
export function schemaResolver<Values extends FieldValues, Input>(
  schema: FormSchema<Input>,
): Resolver<Values, unknown, Input> {
  return (values) => {
    const read = schema.safeParse(values);
    if (read.success) return { values: read.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, message } of read.error.issues) {
      const name = String(path[0]);
      errors[name] ??= { type: isEmpty(values[name]) ? 'missing' : 'invalid', message };
    }
    return { values: {}, errors } as Awaited<ReturnType<Resolver<Values, unknown, Input>>>;
  };
}

/** Returns a schema that accepts all values unchanged. */
export const anyValues = <Input>(): FormSchema<Input> => ({
  safeParse: (values) => ({ success: true, data: values as Input }),
});

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
