import { z } from 'zod';
import type { listExpertSessions } from '#contracts/community-members.ts';
import type { EndpointResult } from '#contracts/endpoint.ts';
import { instantInput } from '#contracts/inputs.ts';
import type { Db } from '#server/db/connect.ts';
import { deleteExpertSessionRow, findExpertSessions, insertExpertSession } from './experts-queries.ts';

const words = z.string().trim().min(1).max(500);
const instant = instantInput.transform(({ at }) => at);
const bothLanguages = z.strictObject({ en: words, sv: words });

/** The schema of an expert session. Sessions are created only on the command line (scripts/experts.ts). */
const entry = z
  .strictObject({
    title: bothLanguages,
    expert: words,
    profession: bothLanguages,
    description: bothLanguages,
    startsAt: instant,
    endsAt: instant,
    url: z.url({ protocol: /^https$/ }).nullish(),
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ['endsAt'], message: 'Not after startsAt' });

export async function listCommunityExpertSessions(
  db: Db,
  now: Date,
): Promise<EndpointResult<typeof listExpertSessions>> {
  const rows = await findExpertSessions(db, now);
  return rows.map((row) => ({
    id: row.id,
    title: { en: row.title_en, sv: row.title_sv },
    expert: row.expert,
    profession: { en: row.profession_en, sv: row.profession_sv },
    description: { en: row.description_en, sv: row.description_sv },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: getStatus(row, now),
    url: row.url,
  }));
}

/**
 * Creates an expert session and returns its id. If fields are invalid, throws an Error that names
 * them.
 */
export async function createExpertSession(db: Db, given: unknown): Promise<number> {
  const parsed = entry.safeParse(given);
  if (!parsed.success) throw new Error(`The session is not usable:\n${z.prettifyError(parsed.error)}`);
  const { title, expert, profession, description, startsAt, endsAt, url } = parsed.data;
  return insertExpertSession(db, {
    title_en: title.en,
    title_sv: title.sv,
    expert,
    profession_en: profession.en,
    profession_sv: profession.sv,
    description_en: description.en,
    description_sv: description.sv,
    starts_at: startsAt,
    ends_at: endsAt,
    url: url ?? null,
  });
}

export const deleteExpertSession = (db: Db, id: number) => deleteExpertSessionRow(db, id);

function getStatus(session: { starts_at: Date; ends_at: Date }, now: Date) {
  if (session.ends_at <= now) return 'recorded';
  return session.starts_at <= now ? 'live' : 'upcoming';
}
