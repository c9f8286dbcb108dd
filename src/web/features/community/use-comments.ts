import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createComment, deleteComment, listComments } from '#contracts/community.ts';
import { endpointPages } from '#web/lib/endpoint-query.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';
import { polling } from './use-feed.ts';

/** Returns a query for the comments of a post, newest first, in pages of twenty. */
export function useComments(postId: number) {
  return useInfiniteQuery({
    ...endpointPages(listComments, { params: { id: String(postId) }, query: { limit: 20 } }),
    ...polling,
  });
}

export function useCreateComment(postId: number) {
  return useWriteMutation((write, content: string) =>
    write(createComment, { params: { id: String(postId) }, body: { content } }),
  );
}

/** Returns functions to delete, with undo, comments that the member wrote. */
export function useDeleteComment() {
  const { t } = useTranslation('community');
  return useDelayedDelete({
    endpoint: deleteComment,
    input: (id: number) => ({ params: { id: String(id) } }),
    deletedText: t('comments.deleted'),
    failedText: t('comments.deleteFailed'),
  });
}
