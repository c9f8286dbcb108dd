import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanText, countCharacters, isVisible } from '#domain/clean-text.ts';
import { communityBounds } from '#domain/community.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { DisplayName } from './display-name.tsx';
import { useProfile } from './use-community.ts';
import { useCreatePost } from './use-feed.ts';

/** Shows the form for a new post and the name that others will see. */
export function Composer({ onPosted }: { onPosted: () => void }) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const suspendedUntil = useProfile().data?.suspendedUntil;
  const dateFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Card title={t('composer.title')}>
      {suspendedUntil ? (
        <Alert tone="attention">
          {t('composer.suspended', { until: dateFormat.format(new Date(suspendedUntil)) })}
        </Alert>
      ) : (
        <>
          <DisplayName />
          <PostForm onPosted={onPosted} />
        </>
      )}
    </Card>
  );
}

function PostForm({ onPosted }: { onPosted: () => void }) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const toast = useToast();
  const createPost = useCreatePost();
  const [text, setText] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const content = cleanText(text);
  const length = countCharacters(content);
  const isBlank = !isVisible(content);
  const excess = length - communityBounds.post;
  const problem =
    excess > 0
      ? t('composer.tooLong', { count: excess })
      : isSubmitted && isBlank
        ? t('composer.blank')
        : undefined;

  const handleSubmit = () => {
    setSubmitted(true);
    if (isBlank || excess > 0) return;
    createPost.mutate(
      { body: { type: 'post', content } },
      {
        onSuccess: () => {
          setText('');
          setSubmitted(false);
          toast.show({ title: t('composer.shared') });
          onPosted();
        },
      },
    );
  };
  return (
    <form
      noValidate
      className="mt-4 space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      {createPost.error && (
        <Alert>
          <p className="font-semibold">{t('composer.failed')}</p>
          <p>
            {errorMessage(createPost.error, language)} {t('composer.nothingLost')}
          </p>
        </Alert>
      )}
      <TextareaField
        label={t('composer.label')}
        placeholder={t('composer.placeholder')}
        value={text}
        dir="auto"
        readOnly={createPost.isPending}
        error={problem}
        hint={t('composer.count', {
          count: length,
          most: formatNumber(communityBounds.post, language),
        })}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 grow basis-56 text-small text-muted">{t('privacy')}</p>
        <Button type="submit" busy={createPost.isPending}>
          {t('composer.post')}
        </Button>
      </div>
    </form>
  );
}
