/** A condition or an assertion that protects data, in a source file of the server. */
export interface Guard {
  kind: 'owner' | 'expiry' | 'assertion';
  /** The line of the guard, counted from 1. */
  line: number;
  /** The first line of the guard's text. */
  text: string;
  /** The source text of the whole file after this guard is removed. */
  without: string;
}

const patterns: [Guard['kind'], RegExp, string][] = [
  ['owner', /\.where\(\s*'(?:\w+\.)?user_id',\s*'=',\s*[^()]*?\)/g, ''],
  ['owner', /(?<=[\s(`])(?:\w+\.)?user_id = \$\{[^}]+\}/g, '($& or true)'],
  ['expiry', /\.where\(\s*'(?:\w+\.)?expires_at',\s*'>',\s*[^()]*?\)/g, ''],
  ['expiry', /(?<=[\s(])(?:\w+\.)?expires_at > \$\{[^}]+\}/g, '($& or true)'],
];

const assertion = /^[ \t]*(?:await )?assert[A-Z]\w*\(/gm;

/**
 * Returns the guards in a source file: conditions on the owner or on the expiry time, in Kysely queries and in SQL, and
 * calls of functions whose name starts with `assert`.
 */
export function findGuards(source: string): Guard[] {
  const guards: Guard[] = [];
  const add = (kind: Guard['kind'], start: number, end: number, replacement: string) =>
    guards.push({
      kind,
      line: source.slice(0, start).split('\n').length,
      text: source.slice(start, end).trim().split('\n')[0] ?? '',
      without: source.slice(0, start) + replacement + source.slice(end),
    });
  for (const [kind, pattern, replacement] of patterns)
    for (const match of source.matchAll(pattern))
      add(kind, match.index, match.index + match[0].length, replacement.replace('$&', match[0]));
  for (const match of source.matchAll(assertion))
    add('assertion', match.index, endOfCall(source, match.index + match[0].length), ';');
  return guards.sort((a, b) => a.line - b.line);
}

/** Returns the index after the parenthesis that closes a call. `start` is the index after the opening parenthesis. */
function endOfCall(source: string, start: number): number {
  let depth = 1;
  let place = start;
  for (; depth > 0 && place < source.length; place += 1) {
    if (source[place] === '(') depth += 1;
    if (source[place] === ')') depth -= 1;
  }
  return place;
}
