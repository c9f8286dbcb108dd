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

const moderationHelp = `What a moderator can do:
  list                     what has been reported and waits for a decision
  hide <post:12>           nobody but the author sees it any more; its reports are closed
  restore <post:12>        everybody sees it again; its reports are closed
  dismiss <post:12>        it stays as it is; its reports are closed
  remove <post:12>         it is deleted with its comments, likes and reports
  suspend <member> <days>  the member reads but does not write
  unsuspend <member>       the member writes again
  reset-name <member>      the member is called by first name and initial again
A comment is named comment:34, a member by the number that list shows.
`;

/** Does what a moderator typed and answers what to print. Throws an Error for what cannot be done. */
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
    return had ? `Member ${what} has the usual name again.\n` : `Member ${what} had no other name.\n`;
  }
  if (command === 'help') return moderationHelp;
  throw new Error(`There is no ${command}.\n${moderationHelp}`);
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
  if (!isDone) throw new Error(`There is no ${name}${command === 'dismiss' ? ' with open reports' : ''}.`);
  const done = { hide: 'hidden', restore: 'restored', dismiss: 'left as it is', remove: 'removed' }[command];
  return `${name} is ${done}; ${closed} reports closed.\n`;
}

async function listReports(db: Db): Promise<string> {
  const posts = await findOpenReports(db, 'post');
  const comments = await findOpenReports(db, 'comment');
  const lines = [
    ...posts.map((one) => formatReport(`post:${one.id}`, one)),
    ...comments.map((one) => formatReport(`comment:${one.id}`, one)),
  ];
  return lines.length === 0 ? 'Nothing waits for a decision.\n' : `${lines.join('\n\n')}\n`;
}

function formatReport(name: string, one: Awaited<ReturnType<typeof findOpenReports>>[number]): string {
  const reasons = one.reports.map(({ reason, note }) => `  - ${reason}${note && `: ${note}`}`);
  const head = `${name} by member ${one.userId} (${toAuthor(one).displayName})${one.hidden ? ', hidden' : ''}`;
  return [head, one.content.replace(/^/gm, '  | '), ...reasons].join('\n');
}

async function suspend(db: Db, userId: number, until: Date | null): Promise<string> {
  if (!(await updateSuspended(db, userId, until))) throw new Error(`There is no member ${userId}.`);
  return until
    ? `Member ${userId} writes nothing until ${until.toISOString()}.\n`
    : `Member ${userId} may write.\n`;
}

function parseTarget(text: string): ModerationTarget {
  const [, kind, id = ''] = /^(post|comment):(\d+)$/.exec(text) ?? [];
  if (kind !== 'post' && kind !== 'comment') throw new Error('Say which: post:12 or comment:34.');
  return { kind, id: parseWholeNumber(kind, id, 2_147_483_647) };
}

const parseMember = (text: string) => parseWholeNumber('member', text, 2_147_483_647);

function parseWholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number;
  throw new Error(`The ${name} is a whole number from 1 to ${most}.`);
}
