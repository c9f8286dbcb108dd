import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cleanText, countCharacters } from '#domain/clean-text.ts';
import { communityBounds } from '#domain/community.ts';
import { dateLocale, formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { SubmitButton } from '#web/ui/form.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { ContentForm } from './content-form.tsx';
import { DisplayName } from './display-name.tsx';
import { TextContentField } from './text-content-field.tsx';
import { useProfile } from './use-community.ts';
import { useCreatePost } from './use-feed.ts';

/** Shows the form for a new post, with the name that other members will see. Suspended members see a note instead. */
export function Composer({ onPosted }: { onPosted: () => void }) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const suspendedUntil = useProfile().data?.suspendedUntil;
  const dateFormat = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Card title={t('composer.title')}>
      {suspendedUntil ? (
        <Alert tone="attention">
          {t('composer.suspended', { until: dateFormat.format(new Date(suspendedUntil)) })}
        </Alert>
      ) : (
        <>
          <DisplayName />
          <div className="mt-4">
            <PostForm onPosted={onPosted} />
          </div>
        </>
      )}
    </Card>
  );
}

function PostForm({ onPosted }: { onPosted: () => void }) {
  const { t } = useTranslation('community');
  const toast = useToast();
  const createPost = useCreatePost();
  const handleSend = async (content: string) => {
    await createPost.mutateAsync({ body: { type: 'post', content } });
    toast.show({ title: t('composer.shared') });
    onPosted();
  };
  return (
    <ContentForm
      maxLength={communityBounds.post}
      draftName="post"
      onSend={handleSend}
      errorTitle={t('composer.failed')}
    >
      <PostField />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 grow basis-56 text-small text-muted">{t('privacy')}</p>
        <SubmitButton>{t('composer.post')}</SubmitButton>
      </div>
    </ContentForm>
  );
}

function PostField() {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const content: string = useWatch({ name: 'content' });
  const most = formatNumber(communityBounds.post, language);
  return (
    <TextContentField
      label={t('composer.label')}
      placeholder={t('composer.placeholder')}
      hint={t('composer.count', { count: countCharacters(cleanText(content)), most })}
      maxLength={communityBounds.post}
    />
  );
}
