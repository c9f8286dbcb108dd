import { expect, test } from 'vitest';
import { findGuards } from './find-guards.ts';

const userId = '$' + '{userId}';
const now = '$' + '{now}';

test('finds the conditions on the owner and the expiry, and the assertions', () => {
  const source = [
    `db.selectFrom('posts').where('posts.user_id', '=', userId).where('id', '=', id);`,
    `sql\`select 1 from nights where user_id = ${userId} and day = 1\`;`,
    `db.selectFrom('tokens').where('expires_at', '>', now);`,
    `sql\`select 1 from tokens where expires_at > ${now}\`;`,
    `assertThat(isOwn(post), 'not_found');`,
  ].join('\n');
  expect(findGuards(source).map(({ kind, line }) => [kind, line])).toEqual([
    ['owner', 1],
    ['owner', 2],
    ['expiry', 3],
    ['expiry', 4],
    ['assertion', 5],
  ]);
});

test('returns the file without the guard', () => {
  const [owner] = findGuards(`a.where('user_id', '=', userId).where('id', '=', id);`);
  expect(owner?.without).toBe(`a.where('id', '=', id);`);
  const [inSql] = findGuards(`select 1 where user_id = ${userId}`);
  expect(inSql?.without).toBe(`select 1 where (user_id = ${userId} or true)`);
  const [assertion] = findGuards(`  assertThat(\n    isOwn(post),\n    'not_found',\n  );\n  remove();`);
  expect(assertion?.without).toBe(';;\n  remove();');
});

test('finds nothing in an insert or a join', () => {
  expect(findGuards(`insert into posts (user_id) values (1); .onRef('a.user_id', '=', 'b.user_id')`)).toEqual(
    [],
  );
});
