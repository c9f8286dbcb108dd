/**
 * Descriptions of fields: units, null cases and formats. A key is the name of a field, such as
 * `id`. A key of the form `<parent>.<name>` describes a field whose meaning differs from that of
 * other fields with the same name. The parent is the name of the field that contains the described
 * field, or the operation id.
 */
export type FieldDescriptions = Record<string, string>;
