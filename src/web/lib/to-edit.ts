import { isSame } from '#domain/merge-edits.ts';

/** A body, and the names of the fields that the person changed. */
export interface Edit<Body> {
  body: Body;
  editedFields?: string[];
}

/**
 * Returns the body of a write that changes a record, and the names of the fields that the person
 * changed since the form opened. All forms that change a record use this function, so that the
 * server keeps the other fields as they are. `input` has the current values of the form. `opened`
 * has the values that the form opened with. `toBody` converts such values into a body. If `opened`
 * is undefined, leaves out the names. The server then treats the fields that differ from the stored
 * values as changed.
 */
export function toEdit<Input, Body extends object>(
  toBody: (input: Input) => Body,
  input: Input,
  opened: Input | undefined,
): Edit<Body> {
  const body = toBody(input);
  if (opened === undefined) return { body };
  const before = toBody(opened);
  const names = new Set([...Object.keys(before), ...Object.keys(body)]) as Set<keyof Body & string>;
  return { body, editedFields: [...names].filter((name) => !isSame(before[name], body[name])) };
}
