import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { type AuthorRow, authorColumns } from './author.ts';

export interface ModerationTarget {
  kind: 'post' | 'comment';
  id: number;
}

interface OpenReport extends AuthorRow {
  id: number;
  content: string;
  hidden: boolean;
  reports: { reason: string; note: string }[];
}

const tablesByKind = { post: 'community_posts', comment: 'community_comments' } as const;
const columnsByKind = { post: 'post_id', comment: 'comment_id' } as const;

/** Finds the posts or comments that have unresolved reports, oldest first. */
export async function findOpenReports(db: Db, kind: ModerationTarget['kind']): Promise<OpenReport[]> {
  const table = tablesByKind[kind];
  const reports = sql<OpenReport['reports']>`(
    select jsonb_agg(jsonb_build_object('reason', reason, 'note', note) order by community_reports.id)
    from community_reports
    where ${sql.ref(columnsByKind[kind])} = ${sql.ref(`${table}.id`)} and resolved_at is null
  )`;
  return db
    .selectFrom(table)
    .innerJoin('users', 'users.id', `${table}.user_id`)
    .leftJoin('community_profiles', 'community_profiles.user_id', `${table}.user_id`)
    .select([
      `${table}.id`,
      `${table}.content`,
      sql<boolean>`${sql.ref(`${table}.hidden_at`)} is not null`.as('hidden'),
      reports.as('reports'),
      ...authorColumns,
    ])
    .where(`${table}.id`, 'in', (eb) =>
      eb
        .selectFrom('community_reports')
        .where('resolved_at', 'is', null)
        .where(columnsByKind[kind], 'is not', null)
        .select(sql<number>`${sql.ref(columnsByKind[kind])}`.as('id')),
    )
    .orderBy(`${table}.id`)
    .execute();
}

/** Hides a post or comment, or shows it again if `hiddenAt` is null. Returns whether the post or comment exists. */
export async function updateHidden(
  db: Db,
  target: ModerationTarget,
  hiddenAt: Date | null,
): Promise<boolean> {
  const result = await db
    .updateTable(tablesByKind[target.kind])
    .set({ hidden_at: hiddenAt })
    .where('id', '=', target.id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes a post or comment with its comments, likes and reports. Returns whether the post or comment existed. */
export async function deleteTarget(db: Db, target: ModerationTarget): Promise<boolean> {
  const result = await db
    .deleteFrom(tablesByKind[target.kind])
    .where('id', '=', target.id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Marks the unresolved reports of a post or comment as resolved. Returns the number of these reports. */
export async function updateReportsResolved(db: Db, target: ModerationTarget, now: Date): Promise<number> {
  const result = await db
    .updateTable('community_reports')
    .set({ resolved_at: now })
    .where(columnsByKind[target.kind], '=', target.id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Suspends a member until a time, or ends the suspension if `until` is null. Returns whether the member exists. */
export async function updateSuspended(db: Db, userId: number, until: Date | null): Promise<boolean> {
  const { rows } = await sql`
    insert into community_profiles (user_id, suspended_until)
    select id, ${until}::timestamptz from users where id = ${userId}
    on conflict (user_id) do update set suspended_until = excluded.suspended_until
    returning user_id
  `.execute(db);
  return rows.length > 0;
}

/** Deletes a member's display name. Returns whether the member had a display name. */
export async function deleteDisplayName(db: Db, userId: number): Promise<boolean> {
  const result = await db
    .updateTable('community_profiles')
    .set({ display_name: null })
    .where('user_id', '=', userId)
    .where('display_name', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
