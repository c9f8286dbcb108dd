import type { DB } from '#server/db/tables.ts';
import type { ColumnLabels } from './export-labels.ts';

/** A column's description in both languages, or why it is not exported. */
export type ExportColumn = ColumnLabels | 'secret' | 'technical';

export interface TableRule<T extends keyof DB = keyof DB> {
  /**
   * The column that identifies the owner of a row. If it is `email`, rows are exported only if the person has verified
   * that address.
   */
  owner: Extract<keyof DB[T], 'user_id' | 'id' | 'email'>;
  /**
   * The columns that identify a row among the rows of a person. The export sorts and pages by them, so they must be
   * exported. They must not be instants, which lose precision in JavaScript.
   */
  key: readonly (keyof DB[T] & string)[];
  columns: Readonly<Record<keyof DB[T] & string, ExportColumn>>;
}

/** A table that is not exported, with the reason. */
interface ExcludedTable {
  excluded: 'secret' | 'technical' | 'not-personal';
}

/** The rules of some tables, by their names. */
export type ExportRules<T extends keyof DB> = { readonly [Table in T]: TableRule<Table> | ExcludedTable };

/** The keys of tables with a number per row, and of those with one row per person. */
export const byId = ['id'] as const;
export const byUser = ['user_id'] as const;
