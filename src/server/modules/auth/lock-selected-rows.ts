import {
  type KyselyPlugin,
  OperationNodeTransformer,
  SelectModifierNode,
  type SelectQueryNode,
} from 'kysely';

/**
 * Locks the rows that the subquery of an update or a deletion selects. Without the lock, two simultaneous sign-ins
 * could use the same recovery code. The account library checks the previous value only in the subquery of its update,
 * and PostgreSQL does not run this subquery again after it has waited for another transaction. So the second sign-in
 * would not notice that the code was used.
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
