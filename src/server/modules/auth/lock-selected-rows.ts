import {
  type KyselyPlugin,
  OperationNodeTransformer,
  SelectModifierNode,
  type SelectQueryNode,
} from 'kysely';

/**
 * Locks the rows that the subquery of an update or a deletion selects, so that two simultaneous sign-ins cannot
 * use the same recovery code. The account library checks in such a subquery that the stored value has not
 * changed since it was read. Without the lock, the second sign-in runs the subquery and then waits for the first
 * sign-in. PostgreSQL does not run the subquery again after the wait, so the second sign-in would not notice that the
 * code was used.
 */
export const lockSelectedRows: KyselyPlugin = {
  transformQuery: ({ node }) =>
    node.kind === 'UpdateQueryNode' || node.kind === 'DeleteQueryNode' ? locking.transformNode(node) : node,
  transformResult: async ({ result }) => result,
};

class LockingTransformer extends OperationNodeTransformer {
  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    return { ...node, endModifiers: [...(node.endModifiers ?? []), SelectModifierNode.create('ForUpdate')] };
  }
}

const locking = new LockingTransformer();
