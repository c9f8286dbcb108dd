import { findFieldDescription } from './fields/find-field-description.ts';

type Schema = Record<string, unknown>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const choicesOf = (schema: Schema): Schema[] =>
  [schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? list.filter(isSchema) : []));

/**
 * Returns whether a field needs a description, because its schema does not fully describe its values. A number needs a
 * description of its unit. A field that can be null needs a description of what null means. A text needs a description
 * if it has neither a format nor a list of values.
 */
export function needsDescription(schema: Schema): boolean {
  const types = [schema.type].flat();
  if (types.includes('null') || types.includes('number') || types.includes('integer')) return true;
  const isText = types.includes('string') && !('format' in schema || 'enum' in schema || 'const' in schema);
  return isText || choicesOf(schema).some(needsDescription);
}

/**
 * Returns a JSON Schema with a description of each field that needs one. `parent` is the name of the field that has the
 * schema, or the operation id of the endpoint.
 */
export function describeFields(schema: Schema, parent: string): Schema {
  const described: Schema = { ...schema };
  if (isSchema(schema.properties))
    described.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [
        name,
        describeField(field as Schema, name, parent),
      ]),
    );
  for (const choice of ['anyOf', 'oneOf'])
    if (Array.isArray(schema[choice]))
      described[choice] = schema[choice].map((one: Schema) => describeFields(one, parent));
  for (const inner of ['items', 'additionalProperties'])
    if (isSchema(schema[inner])) described[inner] = describeFields(schema[inner], parent);
  return described;
}

function describeField(schema: Schema, name: string, parent: string): Schema {
  const described = describeFields(schema, name);
  const description = needsDescription(schema) ? findFieldDescription(parent, name) : undefined;
  return description === undefined ? described : { ...described, description };
}
