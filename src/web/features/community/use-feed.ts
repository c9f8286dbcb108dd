import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type CommunityPost,
  createPost,
  deletePost,
  getCommunityStats,
  hidePost,
  likePost,
  listPosts,
  listSuggestions,
  unhidePost,
  unlikePost,
} from '#contracts/community.ts';
import type { EndpointInput } from '#contracts/endpoint.ts';
import { callApi } from '#web/lib/call-api.ts';
import { useErrorToast } from './use-error-toast.ts';

const pageSize = 20;

/** How often the feed looks for what others wrote, while the page is in sight. */
export const pollIntervalMs = 30_000;

type Pages = InfiniteData<CommunityPost[], string>;
type NewPost = EndpointInput<typeof createPost>['body'];

/** Posts, newest first, twenty at a time; of one topic where a tag is given. */
export function useFeed(tag: string | undefined) {
  return useInfiniteQuery({
    queryKey: [listPosts.path, tag ?? ''],
    queryFn: ({ pageParam }) =>
      callApi(listPosts, {
        query: { limit: pageSize, ...(pageParam && { beforeId: pageParam }), ...(tag && { tag }) },
      }),
    initialPageParam: '',
    getNextPageParam: (lastPage) => (lastPage.length === pageSize ? String(lastPage.at(-1)?.id) : undefined),
    refetchInterval: pollIntervalMs,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
}

export function useCreatePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPost) => callApi(createPost, { body }),
    onSuccess: () => invalidateFeed(queryClient),
  });
}

const removePostKey = 'community-post-leaves';

/** The posts that are being deleted or hidden: out of sight until that fails. */
export function useRemovedPostIds(): readonly number[] {
  return useMutationState({
    filters: { mutationKey: [removePostKey], status: 'pending' },
    select: (mutation) => mutation.state.variables as number,
  });
}

export function useDeletePost() {
  return useRemovePost((id) => callApi(deletePost, { params: { id: String(id) } }));
}

export function useHidePost() {
  return useRemovePost((id) => callApi(hidePost, { params: { id: String(id) } }));
}

export function useUnhidePost() {
  const { t } = useTranslation('community');
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: (id: number) => callApi(unhidePost, { params: { id: String(id) } }),
    onSuccess: () => invalidateFeed(queryClient),
    onError: (error) => showError(t('post.unhideFailed'), error),
  });
}

function useRemovePost(send: (id: number) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [removePostKey],
    mutationFn: send,
    onSuccess: async (_answer, id) => {
      // What was asked before the post was gone would bring it back.
      await queryClient.cancelQueries({ queryKey: [listPosts.path] });
      updateCachedPosts(queryClient, (posts) => posts.filter((post) => post.id !== id));
      void invalidateFeed(queryClient);
    },
  });
}

/** Likes or takes the like back; seen at once, and presses are sent one after the other. */
export function useLike(post: CommunityPost) {
  const { t } = useTranslation('community');
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  const params = { id: String(post.id) };
  const likeMutation = useMutation({
    scope: { id: `like-${post.id}` },
    mutationFn: (shouldLike: boolean) => callApi(shouldLike ? likePost : unlikePost, { params }),
    onSuccess: async (liked) => {
      await queryClient.cancelQueries({ queryKey: [listPosts.path] });
      updateCachedPosts(queryClient, (posts) =>
        posts.map((other) => (other.id === post.id ? { ...other, ...liked } : other)),
      );
    },
    onError: (error) => showError(t('post.likeFailed'), error),
  });
  const liked = likeMutation.isPending ? likeMutation.variables : post.likedByMe;
  const likes = post.likes + Number(liked) - Number(post.likedByMe);
  return { liked, likes, toggle: () => likeMutation.mutate(!liked) };
}

/** What was written or taken away changes the posts, and the numbers beside them. */
export function invalidateFeed(queryClient: QueryClient): Promise<unknown> {
  return Promise.all(
    [listPosts, getCommunityStats, listSuggestions].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
}

function updateCachedPosts(
  queryClient: QueryClient,
  change: (posts: CommunityPost[]) => CommunityPost[],
): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: [listPosts.path] },
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}
