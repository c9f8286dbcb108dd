import { useQuery } from '@tanstack/react-query';
import {
  blockMember,
  listBlocks,
  reportComment,
  reportPost,
  unblockMember,
} from '#contracts/community-safety.ts';
import type { EndpointInput } from '#contracts/endpoint.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';

/** The post or the comment to report, with the id and the name of its author. */
export interface ReportTarget {
  kind: 'post' | 'comment';
  id: number;
  userId: number;
  name: string;
}

const reportEndpoints = { post: reportPost, comment: reportComment };

/** Returns a mutation that reports a post or a comment to the moderators. */
export function useCreateReport({ kind, id }: ReportTarget) {
  return useWriteMutation((write, body: EndpointInput<typeof reportPost>['body']) =>
    write(reportEndpoints[kind], { params: { id: String(id) }, body }),
  );
}

/** Returns a query for the members whom this member has blocked. */
export const useBlocks = () => useQuery({ ...endpointQuery(listBlocks), refetchOnMount: 'always' });

export function useCreateBlock() {
  return useWriteMutation((write, userId: number) => write(blockMember, { params: { id: String(userId) } }));
}

export function useDeleteBlock() {
  return useWriteMutation((write, userId: number) =>
    write(unblockMember, { params: { id: String(userId) } }),
  );
}
