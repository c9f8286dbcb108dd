import type { DB } from '#server/db/tables.ts';
import type { ColumnLabels } from './export-labels.ts';

/** The description of a column in both languages, or the reason why the column is not exported. */
export type ExportColumn = ColumnLabels | 'secret' | 'technical';

export interface TableRule<T extends keyof DB = keyof DB> {
  /**
   * The column that identifies the owner of a row. If the column is `email`, rows are exported only if the person has
   * verified their email address.
   */
  owner: Extract<keyof DB[T], 'user_id' | 'id' | 'email'>;
  /**
   * The columns that identify a row among the rows of a person. The export sorts and pages by these columns, so they
   * must be exported. They must not be timestamps, because a JavaScript Date drops the microseconds.
   */
  key: readonly (keyof DB[T] & string)[];
  columns: Readonly<Record<keyof DB[T] & string, ExportColumn>>;
}

/** A table that is not exported, with the reason. */
interface ExcludedTable {
  excluded: 'secret' | 'technical' | 'not-personal';
}

/** For each table, by its name: how the table is exported, or why it is not exported. */
export type ExportRules<T extends keyof DB> = { readonly [Table in T]: TableRule<Table> | ExcludedTable };

/** The key of a table whose rows have an id. */
export const byId = ['id'] as const;
/** The key of a table with one row per person. */
export const byUser = ['user_id'] as const;
