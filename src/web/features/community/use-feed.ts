import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type CommunityPost,
  createPost,
  deletePost,
  likePost,
  listPosts,
  unlikePost,
} from '#contracts/community.ts';
import { hidePost, unhidePost } from '#contracts/community-safety.ts';
import { endpointPages } from '#web/lib/endpoint-query.ts';
import { changeAnswers } from '#web/lib/optimistic-change.ts';
import { defineOptimistic } from '#web/lib/optimistic-writes.ts';
import { useEndpointMutation, useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

/**
 * Query options that poll every 30 seconds for new posts and comments, while the browser tab is
 * visible.
 */
export const polling = {
  refetchInterval: 30_000,
  refetchOnWindowFocus: 'always',
  refetchOnMount: 'always',
} as const;

/**
 * Returns a query for posts, newest first, in pages of twenty. If `tag` is given, the query returns
 * only the posts of that topic.
 */
export function useFeed(tag: string | undefined) {
  return useInfiniteQuery({
    ...endpointPages(listPosts, { query: { limit: 20, ...(tag && { tag }) } }),
    ...polling,
  });
}

export const useCreatePost = () => useEndpointMutation(createPost);

const params = (id: number) => ({ params: { id: String(id) } });
const withoutPost = ({ params: { id } }: { params: { id: string } }) =>
  changeAnswers(listPosts, (posts) => posts.filter((post) => post.id !== Number(id)));
const withoutDeleted = defineOptimistic(deletePost, withoutPost);
const withoutHidden = defineOptimistic(hidePost, withoutPost);
const changeLike = (id: number, liked: boolean) =>
  changeAnswers(listPosts, (posts) => posts.map((post) => (post.id === id ? withLike(post, liked) : post)));
defineOptimistic(likePost, (input) => changeLike(Number(input.params.id), true));
defineOptimistic(unlikePost, (input) => changeLike(Number(input.params.id), false));

/** Returns a mutation that deletes a post. The post disappears at once, and reappears if the request fails. */
export function useDeletePost() {
  return useWriteMutation((write, id: number) => write(deletePost, params(id)), {
    optimistic: (id) => withoutDeleted(params(id)),
  });
}

/**
 * Returns a mutation that hides a post of another member. The post disappears at once, and reappears if the request
 * fails.
 */
export function useHidePost() {
  return useWriteMutation((write, id: number) => write(hidePost, params(id)), {
    optimistic: (id) => withoutHidden(params(id)),
  });
}

export function useUnhidePost() {
  const { t } = useTranslation('community');
  const showError = useErrorToast();
  return useWriteMutation((write, id: number) => write(unhidePost, params(id)), {
    onError: (error) => showError(t('post.unhideFailed'), error),
  });
}

/** Returns a function that likes the post, or removes the member's like. The page shows the change at once. */
export function useToggleLike({ id, likedByMe }: CommunityPost): () => void {
  const { t } = useTranslation('community');
  const showError = useErrorToast();
  const { mutate } = useWriteMutation(
    (write, liked: boolean) => write(liked ? likePost : unlikePost, params(id)),
    {
      optimistic: (liked) => changeLike(id, liked),
      onError: (error) => showError(t('post.likeFailed'), error),
    },
  );
  return () => mutate(!likedByMe);
}

const withLike = (post: CommunityPost, liked: boolean): CommunityPost => ({
  ...post,
  likedByMe: liked,
  likes: post.likes + Number(liked) - Number(post.likedByMe),
});
