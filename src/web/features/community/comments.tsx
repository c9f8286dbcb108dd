import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommunityComment, CommunityPost } from '#contracts/community.ts';
import { cleanText, countCharacters, isVisible } from '#domain/clean-text.ts';
import { communityBounds } from '#domain/community.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { Avatar, Byline } from './author.tsx';
import { LinkedText } from './linked-text.tsx';
import { MemberMenu } from './member-menu.tsx';
import { useComments, useCreateComment, useDeleteComment } from './use-comments.ts';
import { useProfile } from './use-community.ts';

/** Shows the comments of a post, oldest first, above the field for a new comment. */
export function Comments({ post }: { post: CommunityPost }) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const commentsQuery = useComments(post.id);
  const deleteComment = useDeleteComment();
  const suspended = Boolean(useProfile().data?.suspendedUntil);
  const comments = commentsQuery.data?.pages
    .flat()
    .filter((comment) => !deleteComment.isDeleted(comment.id))
    .reverse();
  return (
    <section
      aria-label={t('comments.title', { name: post.author.displayName })}
      aria-busy={commentsQuery.isPending}
      className="mt-2 space-y-4 border-l-2 border-line pl-4"
    >
      {commentsQuery.error && !commentsQuery.data && (
        <ErrorState
          title={t('comments.loadFailed')}
          text={errorMessage(commentsQuery.error, language)}
          onRetry={() => void commentsQuery.refetch()}
        />
      )}
      {commentsQuery.isPending && <Skeleton height="3rem" />}
      {commentsQuery.hasNextPage && (
        <Button
          variant="quiet"
          busy={commentsQuery.isFetchingNextPage}
          onClick={() => void commentsQuery.fetchNextPage()}
        >
          {t('comments.earlier')}
        </Button>
      )}
      {comments?.length === 0 && <p className="text-small text-muted">{t('comments.empty')}</p>}
      <ul className="space-y-3">
        {comments?.map((comment) => (
          <CommentItem key={comment.id} comment={comment} onDelete={() => deleteComment.remove(comment.id)} />
        ))}
      </ul>
      {!suspended && <CommentForm postId={post.id} />}
    </section>
  );
}

function CommentItem({ comment, onDelete }: { comment: CommunityComment; onDelete: () => void }) {
  const { t } = useTranslation('community');
  const { id, userId, author, mine } = comment;
  const name = author.displayName;
  return (
    <li className="flex items-start gap-3">
      <Avatar small initials={author.initials} />
      <div className="min-w-0 grow pt-1">
        <Byline {...comment} />
        {comment.hiddenByModerator && (
          <p className="text-small text-attention">{t('post.hiddenByModerator')}</p>
        )}
        <LinkedText>{comment.content}</LinkedText>
      </div>
      {mine ? (
        <IconButton icon={Trash2} label={t('comments.delete')} onClick={onDelete} />
      ) : (
        <MemberMenu label={t('comments.menu', { name })} target={{ kind: 'comment', id, userId, name }} />
      )}
    </li>
  );
}

function CommentForm({ postId }: { postId: number }) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const createComment = useCreateComment(postId);
  const [text, setText] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const content = cleanText(text);
  const isBlank = !isVisible(content);
  const excess = countCharacters(content) - communityBounds.comment;
  const problem =
    excess > 0
      ? t('composer.tooLong', { count: excess })
      : isSubmitted && isBlank
        ? t('composer.blank')
        : undefined;
  const handleSubmit = () => {
    setSubmitted(true);
    if (isBlank || excess > 0) return;
    const onSuccess = () => {
      setText('');
      setSubmitted(false);
    };
    createComment.mutate(content, { onSuccess });
  };
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <TextareaField
        label={t('comments.label')}
        rows={2}
        dir="auto"
        value={text}
        readOnly={createComment.isPending}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      {createComment.error && (
        <Alert>
          <p className="font-semibold">{t('comments.failed')}</p>
          <p>{errorMessage(createComment.error, language)}</p>
        </Alert>
      )}
      <Button type="submit" variant="secondary" busy={createComment.isPending}>
        {t('comments.send')}
      </Button>
    </form>
  );
}
