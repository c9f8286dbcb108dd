import type { Plugin } from 'vite';

const contracts = /\/src\/contracts\/[^/]+\.ts$/;
/**
 * The properties of an endpoint that the browser does not need, because only the server validates inputs and responses.
 */
const serverOnly = new Set([
  'operationId',
  'query',
  'params',
  'body',
  'record',
  'response',
  'fileType',
  'summary',
  'description',
  'errors',
]);

/**
 * The types of expressions that can have side effects. A bundler keeps such an expression even if
 * the constant to which it is assigned is unused.
 */
const evaluated = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression', 'MemberExpression']);

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Property extends Node {
  key: { name?: string };
}
interface Call extends Node {
  callee: { name?: string };
  arguments: (Node & { properties?: Property[] })[];
}
interface Declaration extends Node {
  declarations?: (Node & { init: Node | null })[];
  declaration?: Declaration | null;
}
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Returns a Vite plugin that removes the schemas of endpoints from the browser's bundle. The plugin removes the
 * `serverOnly` properties from `defineEndpoint` calls. It also marks all other constants of a contract as free of side
 * effects. The bundler can then drop the unused constants, and zod, because only these constants use it. Without the
 * plugin, the first load of the dashboard would contain all schemas.
 */
export function endpointsWithoutSchemas(): Plugin {
  return {
    name: 'lagom-endpoints-without-schemas',
    transform: {
      filter: { id: contracts },
      handler(code) {
        const program = this.parse(code) as unknown as { body: Declaration[] };
        const edits = program.body.flatMap(({ declarations, declaration }) =>
          (declarations ?? declaration?.declarations ?? []).flatMap(({ init }) =>
            init ? findEdits(code, init) : [],
          ),
        );
        return { code: apply(code, edits), map: null };
      },
    },
  };
}

function findEdits(code: string, init: Node): Edit[] {
  if (isEndpoint(init)) {
    const properties = init.arguments[0]?.properties ?? [];
    const [first, last] = [properties[0], properties.at(-1)];
    if (!first || !last) return [];
    const kept = properties.filter(({ key }) => !serverOnly.has(key?.name ?? ''));
    const text = kept.map(({ start, end }) => code.slice(start, end)).join(', ');
    return [{ start: first.start, end: last.end, text }];
  }
  if (!evaluated.has(init.type)) return [];
  return [
    { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
    { start: init.end, end: init.end, text: '))()' },
  ];
}

function isEndpoint(init: Node): init is Call {
  return init.type === 'CallExpression' && (init as Call).callee.name === 'defineEndpoint';
}

function apply(code: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}
