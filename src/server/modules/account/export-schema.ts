import type { DB } from '#server/db/tables.ts';
import type { CycleExportRow } from '../cycle/cycle-service.ts';
import { accountTables } from './export-account-tables.ts';
import { communityTables } from './export-community-tables.ts';
import { foodTables } from './export-food-tables.ts';
import { healthTables } from './export-health-tables.ts';
import { type ColumnLabels, commonLabels as c } from './export-labels.ts';
import type { ExportRules } from './export-rules.ts';

/**
 * The names of all tables except the table of the menstrual cycle, which the cycle module exports through its own
 * service.
 */
type ExportedTableName = Exclude<keyof DB, `menstrual${string}`>;

/**
 * For each table except the table of the menstrual cycle: the columns that an export contains, or
 * the reason why the table is not exported. Account deletion needs no such list, because the
 * database deletes all rows with a `user_id` when it deletes the user (`on delete cascade`).
 * table-coverage.api.test.ts checks this list and the cascades against the tables in the database.
 */
export const exportSchema: ExportRules<ExportedTableName> = {
  ...accountTables,
  ...healthTables,
  ...foodTables,
  ...communityTables,
};

/** Descriptions of the columns that the cycle module exports. */
export const cycleColumnLabels: Readonly<Record<keyof CycleExportRow, ColumnLabels>> = {
  id: c.id,
  userId: c.user_id,
  date: c.day,
  cycleDay: ['Day of the cycle', 'Dag i cykeln'],
  phase: ['Phase of the cycle', 'Fas i cykeln'],
  flowIntensity: ['Flow, 1 to 5', 'Blödning, 1 till 5'],
  mood: ['Mood, 1 to 10', 'Humör, 1 till 10'],
  energyLevel: ['Energy, 1 to 10', 'Energi, 1 till 10'],
  pain: ['Pain, 1 to 10', 'Smärta, 1 till 10'],
  symptoms: ['Symptoms, as JSON', 'Symtom, som JSON'],
  notes: ['Your notes', 'Dina anteckningar'],
  periodStart: ['Whether a period began', 'Om mensen började'],
  atypical: ['Whether the entry is left out of predictions', 'Om den lämnas utanför prognoser'],
  source: c.source,
  externalId: c.external_id,
};
