import { useTranslation } from 'react-i18next';
import { communityBounds } from '#domain/community.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { contentSchema, TextContentField } from './text-content-field.tsx';
import { useCreateComment } from './use-comments.ts';
import { useCreatePost } from './use-feed.ts';

interface Props {
  /** The unsent post or comment. */
  entry: OutboxEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows a form that changes the text of a post or comment that waits on this device to be sent. */
export function TextEntryDialog({ entry, ...dialog }: Props) {
  const { t } = useTranslation(['community', 'common']);
  const { params, body } = entry.input;
  const createPost = useCreatePost();
  const createComment = useCreateComment(Number(params?.id ?? 0));
  const isComment = params !== undefined;
  const maxLength = isComment ? communityBounds.comment : communityBounds.post;
  return (
    <FormDialog
      {...dialog}
      title={t(isComment ? 'community:comments.label' : 'community:composer.label')}
      draftName={`community.entry.${entry.number}`}
      submitLabel={t('common:save')}
      schema={contentSchema(maxLength)}
      defaultValues={{ content: (body as { content: string }).content }}
      onSubmit={({ content }): Promise<unknown> =>
        isComment
          ? createComment.mutateAsync(content)
          : createPost.mutateAsync({ body: { type: 'post', content } })
      }
    >
      <TextContentField
        label={t(isComment ? 'community:comments.label' : 'community:composer.label')}
        maxLength={maxLength}
      />
    </FormDialog>
  );
}
