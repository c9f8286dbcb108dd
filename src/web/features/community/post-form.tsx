import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cleanText, countCharacters } from '#domain/clean-text.ts';
import { communityBounds } from '#domain/community.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { nameInitials } from '#web/lib/name-initials.ts';
import { useMember } from '#web/lib/session.ts';
import { SubmitButton } from '#web/ui/form.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { Avatar } from './author.tsx';
import { ContentForm } from './content-form.tsx';
import { DisplayName } from './display-name.tsx';
import { type ChosenIdea, useWriteIdea } from './idea-buttons.tsx';
import { PostIdeas } from './post-ideas.tsx';
import { TextContentField } from './text-content-field.tsx';
import { useProfile } from './use-community.ts';
import { useCreatePost } from './use-feed.ts';

interface Props {
  onPosted: () => void;
  /** An idea that the member chose outside the form. The form writes it into its field. */
  idea: ChosenIdea | undefined;
}

/**
 * Shows the form for a new post: one line at first, and the whole form once the field has the focus or contains text.
 */
export function PostForm({ onPosted, idea }: Props) {
  const { t } = useTranslation('community');
  const toast = useToast();
  const createPost = useCreatePost();
  const [isFocused, setFocused] = useState(false);
  const handleSend = async (content: string) => {
    await createPost.mutateAsync({ body: { type: 'post', content } });
    toast.show({ title: t('composer.shared') });
    onPosted();
    setFocused(false);
  };
  return (
    <>
      <ContentForm
        maxLength={communityBounds.post}
        draftName="post"
        onSend={handleSend}
        errorTitle={t('composer.failed')}
      >
        <PostFields isFocused={isFocused} onFocus={() => setFocused(true)} idea={idea} />
      </ContentForm>
      {isFocused && (
        <div className="mt-4 border-t border-line pt-4">
          <DisplayName />
        </div>
      )}
    </>
  );
}

interface FieldsProps extends Pick<Props, 'idea'> {
  isFocused: boolean;
  onFocus: () => void;
}

function PostFields({ isFocused, onFocus, idea }: FieldsProps) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const { data: profile, isError } = useProfile();
  const { firstName, lastName } = useMember();
  const initials = profile?.initials ?? (isError ? nameInitials(firstName, lastName) : '');
  const content: string = useWatch({ name: 'content' });
  const writeIdea = useEffectEvent(useWriteIdea());
  useEffect(() => {
    if (idea) writeIdea(idea.text);
  }, [idea]);
  const most = formatNumber(communityBounds.post, language);
  // A draft that was restored opens the form too, because the field then contains text.
  const isOpen = isFocused || content !== '';
  return (
    <div className="space-y-3">
      <div className="flex items-start gap-3">
        {!isOpen && <Avatar mine initials={initials} />}
        <div className="min-w-0 grow">
          <TextContentField
            label={t('composer.label')}
            labelHidden={!isOpen}
            rows={isOpen ? 3 : 1}
            placeholder={t(isOpen ? 'composer.placeholder' : 'composer.label')}
            hint={
              content === ''
                ? undefined
                : t('composer.count', { count: countCharacters(cleanText(content)), most })
            }
            maxLength={communityBounds.post}
            onFocus={onFocus}
          />
        </div>
        {!isOpen && (
          <div className="max-sm:hidden">
            <SubmitButton variant="secondary">{t('composer.post')}</SubmitButton>
          </div>
        )}
      </div>
      {content === '' && isFocused && <PostIdeas />}
      {isOpen && (
        <div className="flex flex-wrap items-center justify-between gap-3 max-sm:justify-end">
          <p className="min-w-0 grow basis-56 text-small text-muted">{t('privacy')}</p>
          <SubmitButton>{t('composer.post')}</SubmitButton>
        </div>
      )}
    </div>
  );
}
