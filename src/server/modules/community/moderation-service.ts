import type { Db } from '#server/db/connect.ts';
import { toAuthor } from './author.ts';
import {
  deleteDisplayName,
  deleteTarget,
  findOpenReports,
  type ModerationTarget,
  updateHidden,
  updateReportsResolved,
  updateSuspended,
} from './moderation-queries.ts';

const moderationHelp = `Commands:
  list                     list open reports
  hide <post:12>           hide it from everyone except its author; resolve its reports
  restore <post:12>        make it visible again; resolve its reports
  dismiss <post:12>        leave it unchanged; resolve its reports
  remove <post:12>         delete it with its comments, likes and reports
  suspend <member> <days>  let the member read but not write
  unsuspend <member>       let the member write again
  reset-name <member>      replace the display name with first name and initial
For a comment, use comment:34. For a member, use the number shown by list.
`;

/** Runs a moderator's command and returns the text to print. Throws an Error if the command fails. */
export async function runModerationCommand(db: Db, words: string[], now: Date): Promise<string> {
  const [command = 'help', what = '', days] = words;
  if (command === 'list') return listReports(db);
  if (command === 'hide' || command === 'restore' || command === 'dismiss' || command === 'remove') {
    return db.transaction().execute((tx) => decide(tx, command, parseTarget(what), now));
  }
  if (command === 'suspend') {
    const until = new Date(now.getTime() + parseWholeNumber('days', days ?? '', 3650) * 86_400_000);
    return suspend(db, parseMember(what), until);
  }
  if (command === 'unsuspend') return suspend(db, parseMember(what), null);
  if (command === 'reset-name') {
    const had = await deleteDisplayName(db, parseMember(what));
    return had ? `Display name of member ${what} reset.\n` : `Member ${what} has no display name.\n`;
  }
  if (command === 'help') return moderationHelp;
  throw new Error(`Unknown command: ${command}.\n${moderationHelp}`);
}

async function decide(
  db: Db,
  command: 'hide' | 'restore' | 'dismiss' | 'remove',
  target: ModerationTarget,
  now: Date,
): Promise<string> {
  const closed = await updateReportsResolved(db, target, now);
  const name = `${target.kind}:${target.id}`;
  const isDone =
    command === 'dismiss'
      ? closed > 0
      : command === 'remove'
        ? await deleteTarget(db, target)
        : await updateHidden(db, target, command === 'hide' ? now : null);
  if (!isDone)
    throw new Error(`${name} not found${command === 'dismiss' ? ', or without open reports' : ''}.`);
  const done = { hide: 'hidden', restore: 'restored', dismiss: 'unchanged', remove: 'removed' }[command];
  return `${name} is ${done}; reports resolved: ${closed}.\n`;
}

async function listReports(db: Db): Promise<string> {
  const posts = await findOpenReports(db, 'post');
  const comments = await findOpenReports(db, 'comment');
  const reported = [
    ...posts.map((one) => ({ name: `post:${one.id}`, one })),
    ...comments.map((one) => ({ name: `comment:${one.id}`, one })),
  ].sort((left, right) => right.one.reports.length - left.one.reports.length);
  if (reported.length === 0) return 'There are no open reports.\n';
  return `${reported.map(({ name, one }) => formatReport(name, one)).join('\n\n')}\n`;
}

function formatReport(name: string, one: Awaited<ReturnType<typeof findOpenReports>>[number]): string {
  // A line break in a note is indented, so that a note cannot look like another report.
  const reasons = one.reports.map(
    ({ reason, note }) => `  - ${reason}${note && `: ${note.replaceAll('\n', '\n    ')}`}`,
  );
  const head = `${name} by member ${one.userId} (${toAuthor(one).displayName})${one.hidden ? ', hidden' : ''}`;
  return [head, one.content.replace(/^/gm, '  | '), ...reasons].join('\n');
}

async function suspend(db: Db, userId: number, until: Date | null): Promise<string> {
  if (!(await updateSuspended(db, userId, until))) throw new Error(`Member ${userId} not found.`);
  return until
    ? `Member ${userId} is suspended until ${until.toISOString()}.\n`
    : `Member ${userId} is not suspended.\n`;
}

function parseTarget(text: string): ModerationTarget {
  const [, kind, id = ''] = /^(post|comment):(\d+)$/.exec(text) ?? [];
  if (kind !== 'post' && kind !== 'comment')
    throw new Error('Name a post or comment: post:12 or comment:34.');
  return { kind, id: parseWholeNumber(kind, id, 2_147_483_647) };
}

const parseMember = (text: string) => parseWholeNumber('member', text, 2_147_483_647);

function parseWholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number;
  throw new Error(`The ${name} must be a whole number from 1 to ${most}.`);
}
