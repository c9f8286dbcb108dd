import type { FieldError, FieldValues, Resolver } from 'react-hook-form';

/** The part of a zod schema that a form needs. The type spares the public pages from loading zod. */
export interface FormSchema<Input> {
  safeParse: (values: unknown) => { success: true; data: Input } | { success: false; error: SchemaError };
}

interface SchemaError {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

/**
 * Returns a resolver that reads the values with a schema. Each refused field gets one error: of type `missing` if the
 * field is empty, else `invalid`. The message is the schema's own; fields show it only if it is an error code.
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

/** The schema of a form whose values are all sent as they are. */
export const anyValues = <Input>(): FormSchema<Input> => ({
  safeParse: (values) => ({ success: true, data: values as Input }),
});

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
