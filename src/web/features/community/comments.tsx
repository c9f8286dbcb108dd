import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CommunityComment, CommunityPost } from '#contracts/community.ts';
import { communityBounds } from '#domain/community.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { Button } from '#web/ui/button.tsx';
import { SubmitButton } from '#web/ui/form.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { Avatar, Byline } from './author.tsx';
import { ContentForm } from './content-form.tsx';
import { LinkedText } from './linked-text.tsx';
import { MemberMenu } from './member-menu.tsx';
import { TextContentField } from './text-content-field.tsx';
import { useComments, useCreateComment, useDeleteComment } from './use-comments.ts';
import { useProfile } from './use-community.ts';

/** Shows the comments of a post, oldest first, and below them the field for a new comment. */
export function Comments({ post }: { post: CommunityPost }) {
  const { t } = useTranslation('community');
  const commentsQuery = useComments(post.id);
  const deleteComment = useDeleteComment();
  const suspended = Boolean(useProfile().data?.suspendedUntil);
  const isOfPost = ({ input }: OutboxEntry) => input.params?.id === String(post.id);
  const hasUnsent = useHasUnsent('POST /api/community-posts/:id/comments', isOfPost);
  return (
    <section
      aria-label={t('comments.title', { name: post.author.displayName })}
      aria-busy={commentsQuery.isPending}
      className="mt-2 space-y-4 border-l-2 border-line pl-4"
    >
      {commentsQuery.hasNextPage && (
        <Button
          variant="quiet"
          busy={commentsQuery.isFetchingNextPage}
          onClick={() => void commentsQuery.fetchNextPage()}
        >
          {t('comments.earlier')}
        </Button>
      )}
      <QueryView
        compact
        query={commentsQuery}
        errorTitle={t('comments.loadFailed')}
        loading={<Skeleton height="3rem" />}
      >
        {({ pages }) => (
          <CommentList
            comments={pages.flat().filter(({ id }) => !deleteComment.isDeleted(id))}
            onDelete={deleteComment.remove}
            hasUnsent={hasUnsent}
          />
        )}
      </QueryView>
      <UnsentRows place="comments" isShown={isOfPost} />
      {!suspended && <CommentForm postId={post.id} />}
    </section>
  );
}

interface ListProps {
  /** The loaded comments, newest first. */
  comments: CommunityComment[];
  onDelete: (id: number) => void;
  /** Whether the person has an unsent comment on the post. */
  hasUnsent: boolean;
}

function CommentList({ comments, onDelete, hasUnsent }: ListProps) {
  const { t } = useTranslation('community');
  if (comments.length === 0) {
    return !hasUnsent && <p className="text-small text-muted">{t('comments.empty')}</p>;
  }
  return (
    <ul className="space-y-3">
      {comments.toReversed().map((comment) => (
        <CommentItem key={comment.id} comment={comment} onDelete={() => onDelete(comment.id)} />
      ))}
    </ul>
  );
}

function CommentItem({ comment, onDelete }: { comment: CommunityComment; onDelete: () => void }) {
  const { t } = useTranslation('community');
  const { id, userId, author, mine } = comment;
  const name = author.displayName;
  return (
    <li className="flex items-start gap-3">
      <Avatar small initials={author.initials} userId={userId} mine={mine} />
      <div className="min-w-0 grow">
        <Byline {...comment} />
        {comment.hiddenByModerator && (
          <p className="text-small text-attention">{t('post.hiddenByModerator')}</p>
        )}
        <LinkedText>{comment.content}</LinkedText>
      </div>
      <span className="sm:-my-2.5">
        {mine ? (
          <IconButton icon={Trash2} label={t('comments.delete')} onClick={onDelete} />
        ) : (
          <MemberMenu label={t('comments.menu', { name })} target={{ kind: 'comment', id, userId, name }} />
        )}
      </span>
    </li>
  );
}

function CommentForm({ postId }: { postId: number }) {
  const { t } = useTranslation('community');
  const createComment = useCreateComment(postId);
  return (
    <ContentForm
      maxLength={communityBounds.comment}
      draftName={`comment.${postId}`}
      onSend={createComment.mutateAsync}
      errorTitle={t('comments.failed')}
    >
      <TextContentField label={t('comments.label')} rows={2} maxLength={communityBounds.comment} />
      <SubmitButton variant="secondary">{t('comments.send')}</SubmitButton>
    </ContentForm>
  );
}
