import { MessageSquareText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import type { PageFailure } from '#web/lib/use-page-failure.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { BlockedMembersButton } from './blocked-members-button.tsx';
import { IdeaButtons } from './idea-buttons.tsx';
import { PostItem } from './post-item.tsx';
import { useProfile } from './use-community.ts';
import { useDeletePost, useFeed, useHidePost, useUnhidePost } from './use-feed.ts';

interface Props {
  /** If given, only the posts of this topic are shown. */
  tag: string | undefined;
  onAllPosts: () => void;
  /** Called with the text of an idea for a post when the member presses it. */
  onIdea: (text: string) => void;
  /** The failure of the page if nothing on the page could be loaded. */
  failure: PageFailure | undefined;
}

/** Shows the posts of all topics or of one topic, newest first. */
export function Feed({ tag, onAllPosts, onIdea, failure }: Props) {
  const { t } = useTranslation('community');
  const feed = useFeed(tag);
  const list = useRef<HTMLDivElement>(null);
  const postActions = usePostActions();
  useEffect(() => {
    // Moves focus to the list, because the button that had focus is removed together with its post.
    if (postActions.isRemoving) list.current?.focus({ preventScroll: true });
  }, [postActions.isRemoving]);
  const feedCard = useScrollToTopic(tag);
  return (
    <div ref={feedCard} tabIndex={-1} className="min-w-0 scroll-mt-24 outline-none md:scroll-mt-36">
      <Card
        title={tag === undefined ? t('feed.title') : t('feed.topic', { tag })}
        action={
          tag !== undefined && (
            <Button variant="quiet" onClick={onAllPosts}>
              {t('feed.allPosts')}
            </Button>
          )
        }
      >
        <UnsentRows place="posts" />
        <ShowMore query={feed} label={t('feed.showMore')}>
          <div
            ref={list}
            tabIndex={-1}
            // The error of the page fills the card down to its edges.
            className={classNames('outline-none', failure && '-mx-4 -mb-4 *:border-0 sm:-mx-6 sm:-mb-6')}
          >
            <QueryView
              page={failure !== undefined}
              query={failure ?? feed}
              errorTitle={t('feed.loadFailed')}
              errorNote={t('feed.canWrite')}
              loading={<SkeletonRows count={1} height="16rem" />}
            >
              {({ pages: [newest = [], ...older] }) =>
                newest.length === 0 ? (
                  <EmptyFeed tag={tag} onIdea={onIdea} />
                ) : (
                  <ul className="divide-y divide-line">
                    {[newest, ...older].flat().map((post) => (
                      <PostItem
                        key={post.id}
                        post={post}
                        onDelete={() => postActions.askToDelete(post.id)}
                        onHide={() => postActions.hide(post.id)}
                      />
                    ))}
                  </ul>
                )
              }
            </QueryView>
          </div>
          {feed.isFetchNextPageError && <Alert>{t('feed.loadFailed')}</Alert>}
        </ShowMore>
        {(feed.data !== undefined || feed.errorUpdateCount > 0) && (
          <BlockedMembersButton isPageDown={failure !== undefined} />
        )}
        {postActions.isConfirmingDelete && (
          <ConfirmDialog
            open
            onOpenChange={postActions.dismiss}
            title={t('post.deleteTitle')}
            description={t('post.deleteText')}
            confirmLabel={t('post.deleteConfirm')}
            onConfirm={postActions.confirm}
            danger
          />
        )}
      </Card>
    </div>
  );
}

/**
 * When the person chooses a topic, scrolls to the feed and moves the focus to the feed. The buttons
 * that choose a topic are elsewhere on the page.
 */
function useScrollToTopic(tag: string | undefined) {
  const feed = useRef<HTMLDivElement>(null);
  const shownTag = useRef(tag);
  useEffect(() => {
    if (tag === shownTag.current) return;
    shownTag.current = tag;
    if (tag === undefined) return;
    feed.current?.scrollIntoView();
    feed.current?.focus({ preventScroll: true });
  }, [tag]);
  return feed;
}

/** Says that there are no posts. Without a topic, offers an idea for the first one, unless the member is suspended. */
function EmptyFeed({ tag, onIdea }: Pick<Props, 'tag' | 'onIdea'>) {
  const { t } = useTranslation('community');
  const hasUnsent = useHasUnsent('POST /api/community-posts');
  const profile = useProfile().data;
  if (tag !== undefined) return <p className="py-6 text-center text-muted">{t('feed.emptyTopic')}</p>;
  if (hasUnsent) return null;
  return (
    <>
      <EmptyState icon={MessageSquareText} title={t('feed.emptyTitle')} text={t('feed.emptyText')} compact />
      {profile?.suspendedUntil === null && <IdeaButtons ideas={[t('ideas.win')]} onPress={onIdea} />}
    </>
  );
}

/**
 * Returns the actions for posts: deleting a post of the member after a confirmation, and hiding a post of another
 * member with undo.
 */
function usePostActions() {
  const { t } = useTranslation(['community', 'common']);
  const toast = useToast();
  const showError = useErrorToast();
  const deletePost = useDeletePost();
  const hidePost = useHidePost();
  const unhidePost = useUnhidePost();
  const [postToDelete, setPostToDelete] = useState<number>();
  const dismiss = () => setPostToDelete(undefined);
  const handleDelete = (id: number) => {
    deletePost.mutateAsync(id).then(
      () => toast.show({ title: t('post.deleted') }),
      (error: unknown) => showError(t('post.deleteFailed'), error),
    );
  };
  const hide = (id: number) => {
    const undo = { label: t('common:undo'), onPress: () => unhidePost.mutate(id) };
    hidePost.mutateAsync(id).then(
      () => toast.show({ title: t('post.hidden'), action: undo }),
      (error: unknown) => showError(t('post.hideFailed'), error),
    );
  };
  const confirm = () => {
    dismiss();
    if (postToDelete !== undefined) handleDelete(postToDelete);
  };
  return {
    isConfirmingDelete: postToDelete !== undefined,
    askToDelete: setPostToDelete,
    dismiss,
    confirm,
    hide,
    isRemoving: deletePost.isPending || hidePost.isPending,
  };
}
