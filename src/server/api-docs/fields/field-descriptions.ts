/**
 * Descriptions of fields: units, null cases and formats. The key is the name of a field, or `<parent>.<name>` if a
 * field of this name means something else there. The parent is the field that contains the field, or the operation id.
 */
export type FieldDescriptions = Record<string, string>;
