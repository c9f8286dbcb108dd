import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createComment, deleteComment, listComments, listPosts } from '#contracts/community.ts';
import { callApi } from '#web/lib/call-api.ts';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';
import { invalidateFeed, pollIntervalMs } from './use-feed.ts';

const pageSize = 20;

/** The comments of a post, newest first, twenty at a time. */
export function useComments(postId: number) {
  return useInfiniteQuery({
    queryKey: [listComments.path, postId],
    queryFn: ({ pageParam }) =>
      callApi(listComments, {
        params: { id: String(postId) },
        query: { limit: pageSize, ...(pageParam && { beforeId: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (lastPage) => (lastPage.length === pageSize ? String(lastPage.at(-1)?.id) : undefined),
    refetchInterval: pollIntervalMs,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
}

export function useCreateComment(postId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (content: string) =>
      callApi(createComment, { params: { id: String(postId) }, body: { content } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [listComments.path, postId] });
      void invalidateFeed(queryClient);
    },
  });
}

/** Deletes a comment of one's own, with a way back. */
export function useDeleteComment() {
  const { t } = useTranslation('community');
  return useDelayedDelete<number>({
    endpoint: deleteComment,
    send: (id) => callApi(deleteComment, { params: { id: String(id) } }),
    affects: [listComments, listPosts],
    deletedText: t('comments.deleted'),
    failedText: t('comments.deleteFailed'),
  });
}
