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
import { useSayFailed } from './use-say-failed.ts';

const pageSize = 20;

/** How often the feed looks for what others wrote, while the page is in sight. */
export const pollEveryMs = 30_000;

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
    getNextPageParam: (last) => (last.length === pageSize ? String(last.at(-1)?.id) : undefined),
    refetchInterval: pollEveryMs,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
}

export function useSharePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPost) => callApi(createPost, { body }),
    onSuccess: () => refreshFeed(queryClient),
  });
}

const leaving = 'community-post-leaves';

/** The posts that are being deleted or hidden: out of sight until that fails. */
export function useLeavingPosts(): readonly number[] {
  return useMutationState({
    filters: { mutationKey: [leaving], status: 'pending' },
    select: (mutation) => mutation.state.variables as number,
  });
}

export function useDeletePost() {
  return useLeave((id) => callApi(deletePost, { params: { id: String(id) } }));
}

export function useHidePost() {
  return useLeave((id) => callApi(hidePost, { params: { id: String(id) } }));
}

export function useUnhidePost() {
  const { t } = useTranslation('community');
  const queryClient = useQueryClient();
  const sayFailed = useSayFailed();
  return useMutation({
    mutationFn: (id: number) => callApi(unhidePost, { params: { id: String(id) } }),
    onSuccess: () => refreshFeed(queryClient),
    onError: (error) => sayFailed(t('post.unhideFailed'), error),
  });
}

function useLeave(send: (id: number) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [leaving],
    mutationFn: send,
    onSuccess: async (_answer, id) => {
      // What was asked before the post was gone would bring it back.
      await queryClient.cancelQueries({ queryKey: [listPosts.path] });
      changePosts(queryClient, (posts) => posts.filter((post) => post.id !== id));
      void refreshFeed(queryClient);
    },
  });
}

/** Likes or takes the like back; seen at once, and presses are sent one after the other. */
export function useLike(post: CommunityPost) {
  const { t } = useTranslation('community');
  const queryClient = useQueryClient();
  const sayFailed = useSayFailed();
  const params = { id: String(post.id) };
  const sending = useMutation({
    scope: { id: `like-${post.id}` },
    mutationFn: (wanted: boolean) => callApi(wanted ? likePost : unlikePost, { params }),
    onSuccess: async (liked) => {
      await queryClient.cancelQueries({ queryKey: [listPosts.path] });
      changePosts(queryClient, (posts) =>
        posts.map((other) => (other.id === post.id ? { ...other, ...liked } : other)),
      );
    },
    onError: (error) => sayFailed(t('post.likeFailed'), error),
  });
  const liked = sending.isPending ? sending.variables : post.likedByMe;
  const likes = post.likes + Number(liked) - Number(post.likedByMe);
  return { liked, likes, toggle: () => sending.mutate(!liked) };
}

/** What was written or taken away changes the posts, and the numbers beside them. */
export function refreshFeed(queryClient: QueryClient): Promise<unknown> {
  return Promise.all(
    [listPosts, getCommunityStats, listSuggestions].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
}

function changePosts(queryClient: QueryClient, change: (posts: CommunityPost[]) => CommunityPost[]): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: [listPosts.path] },
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}
