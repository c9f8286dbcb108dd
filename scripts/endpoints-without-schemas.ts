import type { Plugin } from 'vite';

const contracts = /\/src\/contracts\/[^/]+\.ts$/;
/** Properties that the browser does not read. The server checks every input and every response. */
const serverOnly = new Set(['query', 'params', 'body', 'response', 'summary', 'description', 'errors']);

/** Initialisers that the bundler would keep, because their calls could have side effects. */
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
 * Leaves the schemas of an endpoint out of the browser's bundle: `defineEndpoint` keeps method, path and flags, and
 * every other constant of a contract is marked as free of side effects, so that the bundler drops it, and zod with it,
 * unless a form imports it. Without this the dashboard's first load carries all schemas of the product.
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
            init ? findEdits(init) : [],
          ),
        );
        return { code: apply(code, edits), map: null };
      },
    },
  };
}

function findEdits(init: Node): Edit[] {
  if (isEndpoint(init)) {
    const properties = init.arguments[0]?.properties ?? [];
    return properties
      .filter(({ key }) => serverOnly.has(key?.name ?? ''))
      .map(({ start, end }) => ({ start, end, text: `_${start}: 0` }));
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
