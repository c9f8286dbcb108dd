import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  blockMember,
  getCommunityStats,
  listBlocks,
  listComments,
  listPosts,
  listSuggestions,
  reportComment,
  reportPost,
  unblockMember,
} from '#contracts/community.ts';
import type { EndpointInput } from '#contracts/endpoint.ts';
import { callApi } from '#web/lib/call-api.ts';

/** What somebody wrote: a post, or a comment on one. */
export interface ReportTarget {
  kind: 'post' | 'comment';
  id: number;
  userId: number;
  name: string;
}

const endpoints = { post: reportPost, comment: reportComment };

export function useCreateReport({ kind, id }: ReportTarget) {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof reportPost>['body']) =>
      callApi(endpoints[kind], { params: { id: String(id) }, body }),
  });
}

export function useBlocks() {
  return useQuery({
    queryKey: [listBlocks.path],
    queryFn: () => callApi(listBlocks),
    refetchOnMount: 'always',
  });
}

export function useCreateBlock() {
  return useBlockMutation((userId) => callApi(blockMember, { params: { id: String(userId) } }));
}

export function useDeleteBlock() {
  return useBlockMutation((userId) => callApi(unblockMember, { params: { id: String(userId) } }));
}

/** All that is different once one meets a member no more, or again. */
const affectedEndpoints = [listBlocks, listPosts, listComments, getCommunityStats, listSuggestions];

function useBlockMutation(send: (userId: number) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () =>
      Promise.all(affectedEndpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] }))),
  });
}
